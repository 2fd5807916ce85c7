// An address to type in: what cannot be added now stays in its field.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import ChannelForm from "./ChannelForm.svelte";

afterEach(cleanup);

test("while something else is done nothing is sent, and what was typed stays", async () => {
  const add = vi.fn(() => Promise.resolve(""));
  const props = { label: "Address", type: "url", maxlength: 1000, placeholder: "", add } as const;
  const { rerender } = render(ChannelForm, { ...props, busy: true });
  const field = screen.getByLabelText<HTMLInputElement>("Address");
  await fireEvent.input(field, { target: { value: "https://ntfy.sh/ada" } });
  if (field.form) await fireEvent.submit(field.form);
  expect([add.mock.calls, field.value]).toEqual([[], "https://ntfy.sh/ada"]);
  await rerender({ ...props, busy: false });
  if (field.form) await fireEvent.submit(field.form);
  expect(add.mock.calls).toEqual([["https://ntfy.sh/ada"]]);
  await vi.waitFor(() => {
    expect(field.value).toBe("");
  });
});
