// A long message is no wall: its beginning is shown, and all of it for whoever wants it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import LongText from "./LongText.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As if the text took so many pixels, of which a few lines are shown. */
function tall(pixels: number): void {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(pixels);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(Math.min(pixels, 120));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(readonly measure: () => void) {}
      observe(): void {
        this.measure();
      }
      disconnect = vi.fn();
    },
  );
}

test("of a wall of words the beginning is shown, and the rest at a press", async () => {
  tall(900);
  render(LongText, { text: "W".repeat(500) });
  const more = await screen.findByRole("button", { name: "Show more" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await fireEvent.click(more);
  expect(screen.getByText(/^W+$/).className).not.toContain("cut");
  await fireEvent.click(screen.getByRole("button", { name: "Show less" }));
  expect(screen.getByText(/^W+$/).className).toContain("cut");
});

test("what is short has no button", () => {
  tall(40);
  render(LongText, { text: "Hello" });
  expect(screen.queryByRole("button")).toBeNull();
});
