import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Review, ReviewFound, ReviewMoment } from "../wire/types";
import { ApiError } from "../wire/api";
import { ReviewRequest } from "./review-request.svelte";
import { chancesAt, linePoints, roundedTo, worst } from "./review";

const state = (status: Review["status"], progress = 0): Review => ({ status, progress, yours: true, found: null });

const moment = (step: number, seat: number, cost: number): ReviewMoment => ({
  ...{ step, seat, cost, round: 1, chosen: "play g4", better: "play g5" },
  ...{ chance: 0.2, better_chance: 0.2 + cost, spread: 0.01, reason: null },
});
const found: ReviewFound = {
  ...{ version: 1, game: "gaunerbande", decisions: 9, examined: 9, seats: [] },
  effort: { moves: 1000, seconds: 40, complete: true },
  moments: [moment(7, 0, 0.4), moment(9, 1, 0.3), moment(3, 0, 0.2), moment(5, 0, 0.1)],
  curve: [
    { step: 0, chances: [0.5, 0.5] },
    { step: 4, chances: [0.25, 0.75] },
    { step: 8, chances: [0, 1] },
  ],
};

describe("what the panel makes of a review", () => {
  test("three moments are shown, of everybody or of a seat", () => {
    expect(worst(found, null).map(({ step }) => step)).toEqual([7, 9, 3]);
    expect(worst(found, 0).map(({ step }) => step)).toEqual([7, 3, 5]);
    expect(worst(found, 1).map(({ step }) => step)).toEqual([9]);
  });

  test("parts are rounded so that they add up to their rounded sum", () => {
    expect(roundedTo(76, [0.41, 10.45, 65.4])).toEqual([0, 11, 65]);
    expect(roundedTo(75, [-0.4, 10.2, 65.2])).toEqual([0, 10, 65]);
    expect(roundedTo(-25, [-12.7, -12.8, 0.4])).toEqual([-13, -13, 1]);
    expect(roundedTo(5, [0, 0, 0])).toEqual([2, 2, 1]);
    expect(roundedTo(-2, [0, 0, 0])).toEqual([0, -1, -1]);
  });

  test("between two points the chances are those of the one before", () => {
    expect(chancesAt(found.curve, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(found.curve, 7)).toEqual([0.25, 0.75]);
    expect(chancesAt(found.curve, 99)).toEqual([0, 1]);
    expect(chancesAt([], 3)).toEqual([]);
  });

  test("a line goes through all points", () => {
    const points = linePoints(
      found.curve,
      1,
      (step) => step * 10,
      (chance) => 100 - chance * 100,
    );
    expect(points).toBe("0.0,50.0 40.0,25.0 80.0,0.0");
  });
});

describe("a review that is asked for", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is looked at until it is done", async () => {
    const look = vi.fn().mockResolvedValueOnce(state("working", 0.5)).mockResolvedValue(state("done", 1));
    const request = new ReviewRequest({ look, want: () => Promise.resolve(state("working")), cancel: vi.fn() });
    await request.want();
    expect(request.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(request.state?.progress).toBe(0.5);
    await vi.advanceTimersByTimeAsync(5000);
    expect(request.busy).toBe(false);
    expect(look).toHaveBeenCalledTimes(2);
  });

  test("is not asked about any more when the page is left", async () => {
    const look = vi.fn().mockResolvedValue(state("working"));
    const request = new ReviewRequest({ look, want: look, cancel: look });
    await request.look();
    request.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  test("says why it came to nothing", async () => {
    const want = (): Promise<Review> => Promise.reject(new ApiError("too-fast"));
    const request = new ReviewRequest({ look: vi.fn(), want, cancel: vi.fn() });
    await request.want();
    expect(request.problem).toBe("too-fast");
  });
});
