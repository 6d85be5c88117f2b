import { describe, expect, it } from 'vitest';
import { estimate, promisedTimes } from '#domain/pricing/estimate.ts';

describe('minutes until an order is there', () => {
  it('are preparation and way, rounded up to five, with a quarter of an hour to spare', () => {
    expect(estimate({ prepareMinutes: 15, drivingSeconds: 600, busy: false })).toEqual({ about: 25, atTheLatest: 40 });
    expect(estimate({ prepareMinutes: 15, drivingSeconds: 601, busy: false })).toEqual({ about: 30, atTheLatest: 45 });
    expect(estimate({ prepareMinutes: 11, drivingSeconds: 0, busy: false })).toEqual({ about: 15, atTheLatest: 30 });
  });
  it('of what is collected are the preparation, with five minutes to spare', () => {
    expect(estimate({ prepareMinutes: 16, drivingSeconds: null, busy: false })).toEqual({ about: 20, atTheLatest: 25 });
  });
  it('are twenty more where the store is busy', () => {
    expect(estimate({ prepareMinutes: 15, drivingSeconds: 600, busy: true })).toEqual({ about: 45, atTheLatest: 60 });
    expect(estimate({ prepareMinutes: 16, drivingSeconds: null, busy: true })).toEqual({ about: 40, atTheLatest: 45 });
  });
});

describe('the two times of an order for later', () => {
  const at = Date.parse('2026-11-20T18:00:00Z');
  it('are its own and what an estimate leaves', () => {
    expect(promisedTimes(at, null, false)).toEqual({ about: at, atTheLatest: at + 15 * 60_000 });
    expect(promisedTimes(at, null, true)).toEqual({ about: at, atTheLatest: at + 5 * 60_000 });
  });
  it('end with the slot', () => {
    expect(promisedTimes(at, at + 1_800_000, false)).toEqual({ about: at, atTheLatest: at + 1_800_000 });
  });
});
