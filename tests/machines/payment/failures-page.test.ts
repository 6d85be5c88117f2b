import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import { paymentModel } from '#machines/payment/payment.model.ts';
import { chartOf } from '#statecharts/draw/chart.ts';
import { failuresOf } from '#statecharts/draw/failures.ts';
import { anyModel } from '#statecharts/any-model.ts';

const written = readFileSync('docs/payment-failures.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!flow|---)/.test(line))
  .map((line) => {
    const [, flow = '', from = '', happens = '', leadsTo = '', sees = ''] = line.split('|').map((cell) => cell.trim());
    return { flow, from, happens, leadsTo, sees };
  });

test('the page of payment failures has a row for every failure in the charts, and no other', () => {
  const drawn = [anyModel(paymentModel), anyModel(orderPlacementModel)].flatMap((model) =>
    failuresOf(chartOf(model)).map(({ from, way, leadsTo }) => [model.title, from.title, way.words, leadsTo].join(' | ')),
  );
  expect(written.map(({ flow, from, happens, leadsTo }) => [flow, from, happens, leadsTo].join(' | ')).sort()).toEqual(drawn.sort());
});

test('every row says what the customer sees', () => {
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter(({ sees }) => sees === '')).toEqual([]);
});
