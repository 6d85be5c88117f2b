import { expect, test, vi } from 'vitest';
import { laterFlow } from '#src/flows/later-flow.ts';
import type { Flow } from '#src/flows/flow.ts';

const LOADING = { is: 'loading' };
const EMPTY = { is: 'empty' };
const FULL = { is: 'full' };
const GONE = { is: 'gone' };

function realFlow() {
  const heard: string[] = [];
  const flow: Flow<{ is: string }, string> = {
    seen: () => FULL,
    subscribe: () => () => undefined,
    send: (event) => void heard.push(event),
  };
  return { flow, heard };
}

test('nothing is brought until somebody needs it', () => {
  const bring = vi.fn<() => Promise<Flow<{ is: string }, string>>>();
  const later = laterFlow({ first: EMPTY, bring });
  expect(later.seen()).toBe(EMPTY);
  expect(later.isThere()).toBe(false);
  expect(bring).not.toHaveBeenCalled();
});

test('the first event brings it; it is told everything in order, and who watches hears of each change', async () => {
  const { flow, heard } = realFlow();
  const later = laterFlow({ first: EMPTY, bringing: LOADING, bring: () => Promise.resolve(flow) });
  const seen: { is: string }[] = [];
  later.subscribe(() => seen.push(later.seen()));
  later.send('first');
  later.send('second');
  expect(later.seen()).toBe(LOADING);
  expect(await later.start()).toBe(true);
  later.send('third');
  expect(later.isThere()).toBe(true);
  expect(heard).toEqual(['first', 'second', 'third']);
  expect(seen).toEqual([LOADING, FULL]);
});

test('where it cannot be brought, that is seen, and the next event tries again', async () => {
  const { flow, heard } = realFlow();
  const bring = vi
    .fn<() => Promise<Flow<{ is: string }, string>>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(flow);
  const later = laterFlow({ first: EMPTY, missing: GONE, bring });
  expect(await later.start()).toBe(false);
  expect(later.seen()).toBe(GONE);
  later.send('again');
  expect(await later.start()).toBe(true);
  expect(heard).toEqual(['again']);
});
