// The data of a component file while somebody works on it: plain, and never changed in place, so that undo is easy.
import { isTable, type Table } from "../games/face-values";

export type Key = string | number;

/** What stands at a path; undefined where nothing does. */
export function at(data: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return (value as unknown[])[Number(key)];
    return isTable(value) ? value[key] : undefined;
  }, data);
}

/** The data with another value at a path; undefined takes it away. Tables on the way are made where there are none. */
export function withValue<T>(data: T, path: readonly Key[], value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  if (Array.isArray(data)) {
    const items: unknown[] = [...(data as unknown[])];
    items[Number(key)] = withValue(items[Number(key)], rest, value) ?? ""; // a list keeps its places
    return items as T;
  }
  const table: Record<string, unknown> = isTable(data) ? { ...data } : {};
  const next = withValue(table[key], rest, value);
  if (next === undefined) Reflect.deleteProperty(table, key);
  else table[key] = next;
  return table as T;
}

/** The data without an item of a list. */
export function without(data: Table, list: string, n: number): Table {
  const items = data[list];
  return Array.isArray(items) ? { ...data, [list]: items.filter((_, at) => at !== n) } : data;
}

/** The data with a copy of an item after it, under an id of its own. */
export function withCopy(data: Table, list: string, n: number): Table {
  const items = (Array.isArray(data[list]) ? data[list] : []) as unknown[];
  const item = items[n];
  const copy = isTable(item) ? { ...item, id: freeId(data, String(item["id"] ?? "1")) } : { id: freeId(data, "1") };
  return { ...data, [list]: [...items.slice(0, n + 1), copy, ...items.slice(n + 1)] };
}

/** An id like this one that no entry has: B27 after B26. */
function freeId(data: Table, like: string): string {
  const taken = new Set(
    Object.values(data).flatMap((items) => (Array.isArray(items) ? items : []).map((item) => String(at(item, ["id"])))),
  );
  const begins = like.replace(/\d+$/, "");
  let n = 1;
  while (taken.has(`${begins}${String(n)}`)) n++;
  return `${begins}${String(n)}`;
}

/** Whether two values say the same, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, n) => same(item, other[n]));
  }
  if (isTable(one) && isTable(other)) {
    const keys = Object.keys(one);
    return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
  }
  return one === other;
}

/** What ours says at the place of an entry: that with its id, else that with its number or name. */
export function oursAt(ours: Table, data: Table, path: readonly Key[]): unknown {
  const [section = "", n] = path;
  const list = ours[section];
  if (!Array.isArray(list)) return at(ours, path);
  const id = at(data, [...path, "id"]);
  return id === undefined ? (list as unknown[])[Number(n)] : list.find((item) => at(item, ["id"]) === id);
}
