// The invitation: how to let others in from outside is the operator's business, and told to nobody else.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Table } from "../wire/types";
import Invite from "./Invite.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = { id: "x", game: "gaunerbande" } as Table;

test("only the host on the server's own machine reads how to start it for others", () => {
  vi.stubGlobal("location", { hostname: "localhost", port: "8000", origin: "http://localhost:8000" });
  render(Invite, { table, address: null, host: true });
  expect(screen.getByText(/cutpurse serve --host/)).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
  cleanup();
  render(Invite, { table, address: null, host: false });
  expect(screen.queryByText(/cutpurse serve/)).toBeNull();
  cleanup();
  render(Invite, { table, address: "http://192.168.0.7:8000", host: true });
  expect(screen.queryByText(/cutpurse serve/)).toBeNull();
  expect(screen.getByRole("img")).toBeTruthy();
});
