// A press under way: what would move the page waits for its end, so that it hits what it was meant for.
let isDown = false;

addEventListener("pointerdown", () => (isDown = true), true);
for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, () => (isDown = false), true);

/** Once no pointer is down; the click that ends a press has then been heard. */
export async function pointerReleased(): Promise<void> {
  if (!isDown) return;
  await new Promise<void>((resolve) => {
    const heard = (): void => void setTimeout(resolve);
    for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, heard, { once: true });
  });
}
