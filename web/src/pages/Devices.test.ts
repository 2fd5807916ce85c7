// The devices one is signed in with: others go at a press, this one only when somebody has been told what that means.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Devices from "./Devices.svelte";

const HERE = { id: "here", name: "Firefox, Linux", made: 0, seen: 0, this: true };
const PHONE = { id: "phone", name: "", made: 0, seen: 0, this: false };

afterEach(() => vi.unstubAllGlobals());

test("a lost phone is signed out, and this device not by accident", async () => {
  let devices = [PHONE, HERE];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === "DELETE") devices = devices.filter(({ id }) => !path.endsWith(id));
    return Promise.resolve(Response.json(path === "/api/me" ? { name: "Ada", known: true } : { devices }));
  });
  render(Devices);
  expect(await screen.findByText("These devices are signed in as Ada.")).toBeTruthy();
  expect((await screen.findAllByRole("listitem")).map((item) => item.querySelector(".name")?.textContent)).toEqual([
    "Firefox, Linux", // this device first
    "Unknown device",
  ]);
  await fireEvent.click(await screen.findByRole("button", { name: "Sign out: Unknown device" }));
  await vi.waitFor(() => {
    expect(screen.queryByText("Unknown device")).toBeNull();
  });
  expect(screen.queryByRole("button", { name: "Sign out all others" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Sign out: Firefox, Linux" }));
  expect(screen.getByRole("alert").textContent).toContain("gone for good");
  expect(asked).toEqual(["GET /api/me/devices", "GET /api/me", "DELETE /api/me/devices/phone"]);
});
