import { expect, test } from 'vitest';
import type { ChangedLine, ReorderView } from '#machines/reorder/reorder.view.ts';
import { ChangedGroup } from '#src/features/orders/reorder/ChangedGroup.tsx';
import { NothingLeft } from '#src/features/orders/reorder/NoMore.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const line = (isSoldOut: boolean, place: number): ChangedLine => ({
  place,
  name: 'Fondue',
  picture: null,
  quantity: 1,
  before: 2_400,
  now: null,
  isSoldOut,
  item: null,
  goneOptions: [],
  chosen: [],
});

test.each([
  [
    'off the menu',
    [false, false],
    'None of these is on the menu today',
    'None of these items is on La Rade’s menu any more.',
    'No longer available',
  ],
  [
    'sold out',
    [true, true],
    'None of these is available right now',
    'These items are sold out for now at La Rade.',
    'Not available right now',
  ],
  [
    'either',
    [true, false],
    'None of these is available right now',
    'These items are sold out for now at La Rade, or no longer on the menu.',
    'Not available right now',
  ],
] as const)('an order of which all is %s says so', async (_, soldOut, title, sentence, label) => {
  const group = { is: 'gone', lines: soldOut.map(line) } as const;
  const view = { storeName: 'La Rade', storePath: '/geneva/restaurants/la-rade/a', groups: [group] } as unknown as ReorderView;
  const said = (await draw(<NothingLeft open view={view} onClose={() => undefined} />)).shown().join('\n');
  expect(said).toContain(title);
  expect(said).toContain(`${sentence} Your basket hasn’t changed.`);
  const { shown } = await draw(<ChangedGroup group={group} currency="CHF" onChoose={() => undefined} />);
  expect(shown()[0]).toContain(label);
});
