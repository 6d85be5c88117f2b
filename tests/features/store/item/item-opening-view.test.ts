import { describe, expect, test } from 'vitest';
import { COMING, comingAfter, HERE, openingOf, tryOf } from '#src/features/store/item/item-opening.view.ts';

const fondue = { item: 'fondue' };
const rosti = { item: 'rösti' };

describe('how the item’s dialog comes', () => {
  test('it is lost once for each try, however often that is noticed', () => {
    const lost = comingAfter(COMING, 'lost');
    expect(lost).toEqual({ is: 'lost', losses: 1 });
    expect(comingAfter(lost, 'lost')).toBe(lost);
  });

  test('only what is lost is asked for again, which is another try', () => {
    expect(comingAfter(COMING, 'retried')).toBe(COMING);
    const lost = comingAfter(COMING, 'lost');
    const retrying = comingAfter(lost, 'retried');
    expect(retrying).toEqual({ is: 'retrying', losses: 1 });
    expect([COMING, lost, retrying].map(tryOf)).toEqual([1, 1, 2]);
    expect(comingAfter(retrying, 'lost')).toEqual({ is: 'lost', losses: 2 });
  });

  test('what is here is never lost', () => {
    expect(comingAfter(HERE, 'lost')).toBe(HERE);
  });
});

describe('what is on the screen of an item that was opened', () => {
  test('the scrim, then the outline, then the dialog, each after the one before', () => {
    const nothing = { opened: fondue, outlined: null, drawn: null, hasCode: true };
    expect(openingOf(nothing)).toBe('scrim');
    expect(openingOf({ ...nothing, outlined: fondue })).toBe('outline');
    expect(openingOf({ ...nothing, outlined: fondue, drawn: fondue })).toBe('dialog');
  });

  test('without the dialog’s code the outline stays', () => {
    expect(openingOf({ opened: fondue, outlined: fondue, drawn: fondue, hasCode: false })).toBe('outline');
  });

  test('another item begins anew, and nothing is left of one that was closed', () => {
    expect(openingOf({ opened: rosti, outlined: fondue, drawn: fondue, hasCode: true })).toBe('scrim');
    expect(openingOf({ opened: null, outlined: fondue, drawn: fondue, hasCode: true })).toBe('closed');
  });
});
