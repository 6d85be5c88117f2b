import { expect, test, vi } from 'vitest';
import { lazyFlow } from '#src/shop/lazy-flow.ts';
import { createLostFlows } from '#src/shop/lost-flows.ts';
import type { Flow } from '#src/shop/flow.ts';

const LOADING = { is: 'loading' };
const EMPTY = { is: 'empty' };
const FULL = { is: 'full' };
const GONE = { is: 'gone' };

function realFlow() {
  const heard: string[] = [];
  const flow: Flow<{ is: string }, string> = {
    getSnapshot: () => FULL,
    subscribe: () => () => undefined,
    send: (event) => void heard.push(event),
  };
  return { flow, heard };
}

test('nothing is loaded until somebody needs it', () => {
  const loader = vi.fn<() => Promise<Flow<{ is: string }, string>>>();
  const later = lazyFlow({ first: EMPTY, loader });
  expect(later.getSnapshot()).toBe(EMPTY);
  expect(later.isThere()).toBe(false);
  expect(loader).not.toHaveBeenCalled();
});

test('the first event loads it; it is told everything in order, and who watches hears of each change', async () => {
  const { flow, heard } = realFlow();
  const later = lazyFlow({ first: EMPTY, loading: LOADING, loader: () => Promise.resolve(flow) });
  const seen: { is: string }[] = [];
  later.subscribe(() => seen.push(later.getSnapshot()));
  later.send('first');
  later.send('second');
  expect(later.getSnapshot()).toBe(LOADING);
  expect(await later.start()).toBe(true);
  later.send('third');
  expect(later.isThere()).toBe(true);
  expect(heard).toEqual(['first', 'second', 'third']);
  expect(seen).toEqual([LOADING, FULL]);
});

test('where it cannot be loaded, that is seen, and the next event tries again', async () => {
  const { flow, heard } = realFlow();
  const loader = vi
    .fn<() => Promise<Flow<{ is: string }, string>>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(flow);
  const later = lazyFlow({ first: EMPTY, missing: GONE, loader });
  expect(await later.start()).toBe(false);
  expect(later.getSnapshot()).toBe(GONE);
  later.send('again');
  expect(await later.start()).toBe(true);
  expect(heard).toEqual(['again']);
});

test('what was told to one that did not come is known, kept, and told once it comes by another try', async () => {
  const { flow, heard } = realFlow();
  const lost = createLostFlows();
  const loader = vi
    .fn<() => Promise<Flow<{ is: string }, string>>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(flow);
  const later = lazyFlow({ first: EMPTY, lost, loader });
  const seen: boolean[] = [];
  lost.subscribe(() => seen.push(lost.getSnapshot()));
  // Nobody wants anything of it yet.
  expect([await later.start(), lost.getSnapshot()]).toEqual([false, false]);
  later.send('pressed');
  await later.start();
  expect(lost.getSnapshot()).toBe(true);
  lost.send('again');
  expect(lost.getSnapshot()).toBe(false);
  expect(await later.start()).toBe(true);
  expect([heard, seen, loader.mock.calls.length]).toEqual([['pressed'], [true, false], 3]);
});

test('who leaves it has it told no more, until something is pressed again; one that comes by itself ends it', async () => {
  const { flow, heard } = realFlow();
  const lost = createLostFlows();
  const loader = vi
    .fn<() => Promise<Flow<{ is: string }, string>>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(flow);
  const later = lazyFlow({ first: EMPTY, lost, loader });
  later.send('first');
  await later.start();
  lost.send('left');
  expect([lost.getSnapshot(), loader.mock.calls.length]).toEqual([false, 1]);
  later.send('second');
  await later.start();
  expect(lost.getSnapshot()).toBe(true);
  await later.start();
  expect([lost.getSnapshot(), heard]).toEqual([false, ['first', 'second']]);
});
