import { expect, test } from 'vitest';
import { turnByTurn } from '#src/first-screen/server/turn-by-turn.ts';

test('who comes at the same moment is let go on one in a turn, in order', async () => {
  const turns: (() => void)[] = [];
  const ownTurn = turnByTurn((next) => turns.push(next));
  const done: string[] = [];
  const doing = ['first', 'second', 'third'].map(async (name) => {
    await ownTurn();
    done.push(name);
  });
  const afterTurn = async () => {
    expect(turns.length).toBe(1);
    turns.shift()?.();
    await Promise.resolve();
    return done.slice();
  };
  expect(done).toEqual([]);
  expect(await afterTurn()).toEqual(['first']);
  expect(await afterTurn()).toEqual(['first', 'second']);
  doing.push(ownTurn().then(() => void done.push('later')));
  expect(await afterTurn()).toEqual(['first', 'second', 'third']);
  expect(await afterTurn()).toEqual(['first', 'second', 'third', 'later']);
  await Promise.all(doing);
  expect(turns).toEqual([]);
});

test('in a process each is done in a turn of the event loop of its own', async () => {
  const ownTurn = turnByTurn();
  let turn = 0;
  const count = () => {
    turn += 1;
    if (turn < 10) setImmediate(count);
  };
  setImmediate(count);
  const seen = await Promise.all(
    [0, 1, 2].map(async () => {
      await ownTurn();
      return turn;
    }),
  );
  expect(new Set(seen).size).toBe(3);
});
