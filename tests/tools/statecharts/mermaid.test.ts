import { expect, test } from 'vitest';
import { anyModel } from '#statecharts/any-model.ts';
import { cancellationModel } from '#machines/cancellation/cancellation.model.ts';
import { boxesIn, chartOf } from '#statecharts/draw/chart.ts';
import { mermaidOf } from '#statecharts/draw/mermaid.ts';

const root = chartOf(anyModel(cancellationModel));
const text = mermaidOf(root);

test('every state and every way out of it stands in the chart for Mermaid', () => {
  const lines = text.split('\n');
  expect(lines[0]).toBe('stateDiagram-v2');
  const inner = boxesIn(root).slice(1);
  expect(inner.filter(({ path }) => !text.includes(`as ${path.replaceAll('.', '_')}`)).map(({ path }) => path)).toEqual([]);
  const ways = boxesIn(root).flatMap((box) => box.ways);
  const moves = lines.filter((line) => / --> [^[]/.test(line) && line.includes(' : '));
  const stays = lines.filter((line) => line.includes(' : ↻ '));
  expect([moves.length, stays.length]).toEqual([ways.filter(({ to }) => to !== null).length, ways.filter(({ to }) => to === null).length]);
  expect(text).toContain('offered --> cancelling : Cancelling confirmed if a reason is given');
});

test('words hold no sign by which Mermaid ends them', () => {
  const [first] = boxesIn(root).flatMap((box) => box.ways.filter(({ to }) => to !== null));
  if (!first) throw new Error('the chart has no way');
  const odd = { ...root, ways: [{ ...first, from: '', words: 'a: b; c # "d" {e}' }] };
  expect(mermaidOf(odd).replaceAll(/ +/g, ' ')).toContain('a, b, c d e');
});
