import { expect, test, vi } from 'vitest';
import type { OrderProblem as Reported } from '#contract/entities/order-problem.ts';
import { ok } from '#contract/result.ts';
import { byCard, given, PHOTO } from '#machines/order-problem/order-problem.model.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import type { OrderProblemEvent } from '#machines/order-problem/order-problem.setup.ts';
import type { ProblemLineView } from '#machines/order-problem/order-problem.view.ts';
import { heldPhotos } from '#src/features/orders/problem/held-photos.ts';
import { OrderProblem } from '#src/features/orders/problem/OrderProblem.tsx';
import { orderProblemWith } from '#src/features/orders/problem/order-problem-ports.ts';
import { ProblemLine } from '#src/features/orders/problem/ProblemLine.tsx';
import { askPort } from '#tests/shop/ask-port.ts';
import { cacheHeard, noAnswer, refused, serverSaying } from '#tests/shop/server-saying.ts';
import { draw } from '../stage/draw.tsx';

vi.mock('#src/browser/prepare-picture.ts', () => ({ preparePicture: (file: Blob) => Promise.resolve({ ok: true, value: file }) }));

const problem = (but: Partial<Reported>) =>
  ({
    ...sampleOrder(),
    cart_detail: { ...sampleOrder().cart_detail, order_details: [...byCard.entries] },
    order_problem: { ...given, ...but },
  }) as Parameters<typeof OrderProblem>[0]['order'];

test.each([
  ['en', {}, 'CHF 12.40 back to your wallet'],
  ['fr', {}, 'CHF 12.40 recrédités sur votre portefeuille'],
  ['en', { way: 'original' }, 'CHF 12.40 back the way you paid'],
  ['en', { state: 'waiting' }, 'We’re looking into it: CHF 12.40'],
  ['en', { state: 'refused' }, 'No refund'],
  ['en', { state: 'noted', amount: 0 }, 'We have your note'],
] as const)('what came of a problem stands on the order (%s, %o)', async (language, but, says) => {
  const { shown } = await draw(<OrderProblem order={problem(but)} currency="CHF" />, { language, groups: ['problem'] });
  expect(shown()[0]).toBe(says);
  expect(shown().join(' ')).toContain('1 × Pumpkin soup');
  expect(shown().some((row) => row.startsWith('button:'))).toBe(false);
});

test('the marketplace’s word and the customer’s own stand beside it', async () => {
  const { shown } = await draw(
    <OrderProblem order={problem({ state: 'refused', answer: 'The kitchen sent it.', note: 'Nothing was in it.' })} currency="CHF" />,
  );
  expect(shown()).toEqual(expect.arrayContaining(['Our answer: The kitchen sent it.', 'Nothing was in it.']));
});

const soups: ProblemLineView = { line: 3, name: 'Pumpkin soup', options: 'large', ordered: 2, said: null };
const said = (but: Partial<NonNullable<ProblemLineView['said']>> = {}): ProblemLineView => ({
  ...soups,
  said: { quantity: 1, what: 'cold', moneyBack: true, mayChoose: true, cost: 1_240, photo: null, ...but },
});
const drawLine = async (line: ProblemLineView) => {
  const events: OrderProblemEvent[] = [];
  const drawn = await draw(
    <ProblemLine
      line={line}
      currency="CHF"
      isOff={false}
      isAdding={false}
      send={(event) => events.push(event)}
      onPhoto={() => undefined}
    />,
  );
  return { ...drawn, events };
};

test('each touch says the whole line', async () => {
  const first = await drawLine(soups);
  await first.press('2 × Pumpkin soup large');
  expect(first.events).toEqual([{ type: 'line.said', said: { line: 3, quantity: 1, what: null, money_back: true } }]);
  const { press, events } = await drawLine(said());
  for (const name of ['More of Pumpkin soup', 'Damaged', 'I’d like the money back', '2 × Pumpkin soup large CHF 12.40']) await press(name);
  const same = { line: 3, quantity: 1, what: 'cold', money_back: true };
  expect(events).toEqual([
    { type: 'line.said', said: { ...same, quantity: 2 } },
    { type: 'line.said', said: { ...same, what: 'damaged' } },
    { type: 'line.said', said: { ...same, money_back: false } },
    { type: 'line.unsaid', line: 3 },
  ]);
});

test('of what is missing the money is no question; a photo that is there can be taken away', async () => {
  const { shown, press, events } = await drawLine(
    said({ what: 'missing', mayChoose: false, photo: { name: 'soup.jpg', isComing: false } }),
  );
  expect(shown().join(' ')).not.toContain('I’d like the money back');
  await press('Remove the photo of Pumpkin soup');
  expect(events).toEqual([{ type: 'photo.removed', line: 3 }]);
});

test('a report is sent as it is said, and all that shows the order is asked anew once it stands', async () => {
  const { queryClient, anew } = cacheHeard();
  const server = serverSaying({ report_order_problem: [ok({ order_problem: given }), refused(1004)] });
  const machine = orderProblemWith(server.api, queryClient, heldPhotos());
  const wish = { orderId: byCard.orderId, lines: [{ line: 0, quantity: 1, what: 'missing', money_back: true }], note: '', way: 'wallet' };
  expect([await askPort(machine, 'report', wish), await askPort(machine, 'report', wish)]).toEqual([ok(given), refused(1004)]);
  expect(server.asked[0]?.slice(0, 2)).toEqual([
    'report_order_problem',
    { order_id: byCard.orderId, lines: wish.lines, note: '', way: 'wallet' },
  ]);
  expect(anew.length).toBe(1);
});

test('a photo is held until it is sent; why it is not taken is the server’s word', async () => {
  const photos = heldPhotos();
  const server = serverSaying({
    order_problem_image: [
      ok({ image_id: PHOTO, image_url: '/p.jpg' }),
      { ok: false, failure: { kind: 'refused', code: 1003, reason: null, details: { image_refused: 'tooMany' } } },
      noAnswer(),
    ],
  });
  const machine = orderProblemWith(server.api, cacheHeard().queryClient, photos);
  const add = (id: string) => askPort(machine, 'addPhoto', { orderId: byCard.orderId, id });
  const held = [1, 2, 3].map(() => photos.hold(new Blob(['photo'])));
  const answers: unknown[] = [];
  for (const id of [...held, held[0] ?? '']) answers.push(await add(id));
  expect(answers).toEqual([
    ok(PHOTO),
    { ok: false, failure: 'tooMany' },
    { ok: false, failure: 'unanswered' },
    // Taken once.
    { ok: false, failure: 'unanswered' },
  ]);
});
