import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesUnder } from './walls.ts';

/** Where an actor begins without being listened to: pages that the server draws are nobody's. */
const UNHEARD = 'src/first-screen/server/';

/** How often a text begins an actor of XState's, and how often one that is listened to. */
function begunIn(text: string): readonly [begun: number, heard: number] {
  const calls = [...text.matchAll(/\b(?:createActor|useActorRef|useXStateMachine)\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = text.indexOf('(', index); at < text.length; at += 1) {
      depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
      if (depth === 0) return text.slice(index, at);
    }
    return text.slice(index);
  });
  return [calls.length, calls.filter((call) => /\binspect\b/.test(call)).length];
}

test('an actor that nobody can listen to is found', () => {
  expect(begunIn('createActor(machine, { input })')).toEqual([1, 0]);
  expect(begunIn('actorFlow(createActor(machineOf(api), { input, inspect }), toView); const inspect = 1;')).toEqual([1, 1]);
  expect(begunIn('actorFlow(createActor(machine), inspect)')).toEqual([1, 0]);
});

test('every actor of the page is begun so that what happens in it can be kept', () => {
  const files = sourcesUnder('src').filter((file) => !file.startsWith(UNHEARD));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const own = [...texts].filter(
    ([file, text]) => file !== 'src/shop/use-machine.ts' && /\{[^}]*\buseMachine\b[^}]*\} from '@xstate\/react'/.test(text),
  );
  expect(
    own.map(([file]) => file),
    'take useMachine from src/shop/use-machine.ts',
  ).toEqual([]);
  const begun = [...texts].map(([file, text]) => [file, ...begunIn(text)] as const).filter(([, all]) => all > 0);
  expect(begun.length).toBeGreaterThan(7);
  expect(
    begun.filter(([, all, heard]) => all !== heard).map(([file]) => file),
    'give it inspect of src/shop/inspected.ts',
  ).toEqual([]);
});
