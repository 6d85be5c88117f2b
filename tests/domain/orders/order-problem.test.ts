import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartEntry, CartItem } from '#contract/entities/cart.ts';
import { ORDER_PROBLEMS } from '#contract/entities/order-problem.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMajor } from '#domain/money.ts';
import { areOfOrder, atOnce, costOf, decide, problemAmount, whyNoProblem, type ProblemLine } from '#domain/orders/order-problem.ts';

const line = (price: number, quantity: number): CartItem => ({
  item_id: 'a'.repeat(24),
  unique_id: 1,
  item_name: 'Rösti',
  quantity,
  image_url: [],
  details: '',
  specifications: [],
  item_price: toMajor(price),
  total_specification_price: 0,
  total_item_and_specification_price: toMajor(price * quantity),
  note_for_item: '',
});
const entry = (items: CartItem[]): CartEntry => ({
  product_id: 'b'.repeat(24),
  product_name: '',
  unique_id: 1,
  total_item_price: 0,
  items,
});
const priced = ({ tax = 0, promo = 0, onDelivery = false } = {}) => ({
  total_store_tax_price: toMajor(tax),
  promo_payment: toMajor(promo),
  is_promo_for_delivery_service: onDelivery,
});
const said = (number: number, quantity: number, what: ProblemLine['what'] = 'missing', money_back = true): ProblemLine => ({
  line: number,
  quantity,
  what,
  money_back,
});
/** Two rösti of CHF 12.50 and, in another section, a coffee of CHF 5.00. */
const TWO = [entry([line(1_250, 2)]), entry([line(500, 1)])];

describe('what lines of an order cost', () => {
  test.each([
    ['one of two', [said(0, 1)], priced(), 1_250],
    ['lines of two sections', [said(0, 2), said(1, 1)], priced(), 3_000],
    ['tax that was added', [said(0, 1)], priced({ tax: 240 }), 1_350],
    ['less its share of a promo', [said(0, 1)], priced({ promo: 300 }), 1_125],
    ['a promo for the delivery is no matter of the dishes', [said(0, 1)], priced({ promo: 300, onDelivery: true }), 1_250],
    ['a promo that paid for everything leaves nothing', [said(0, 2)], priced({ promo: 9_000 }), 0],
  ])('%s', (_, lines, payment, cost) => {
    expect(costOf(TWO, payment, lines)).toBe(cost);
  });

  test('of what is wrong, cold or damaged nothing goes back where the customer wants only to say it', () => {
    expect(problemAmount(TWO, priced(), [said(0, 1, 'cold', false), said(1, 1, 'damaged')], 9_000)).toBe(500);
    expect(problemAmount(TWO, priced(), [said(0, 1, 'missing', false)], 9_000)).toBe(1_250);
  });

  const orders = fc.record({
    lines: fc.array(fc.record({ price: fc.integer({ min: 0, max: 5_000_000 }), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    tax: fc.integer({ min: 0, max: 20_000 }),
    promo: fc.integer({ min: 0, max: 20_000 }),
    most: fc.integer({ min: 0, max: 300_000_000 }),
    kinds: fc.infiniteStream(fc.constantFrom(...ORDER_PROBLEMS)),
    taken: fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
  });

  test('all lines together cost what the items did; parts never more, whatever is rounded', () => {
    fc.assert(
      fc.property(orders, ({ lines, tax, promo, taken }) => {
        const entries = [entry(lines.map(({ price, quantity }) => line(price, quantity)))];
        const payment = priced({ tax, promo });
        const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const whole = items === 0 ? 0 : Math.max(0, items + tax - promo);
        expect(
          costOf(
            entries,
            payment,
            lines.map(({ quantity }, number) => said(number, quantity)),
          ),
        ).toBe(whole);
        const apart = lines.reduce((sum, { quantity }, number) => {
          const part = Math.min(quantity, taken.next().value ?? 1);
          return (
            sum +
            costOf(entries, payment, [said(number, part)]) +
            (part < quantity ? costOf(entries, payment, [said(number, quantity - part)]) : 0)
          );
        }, 0);
        expect(apart).toBeLessThanOrEqual(whole);
      }),
    );
  });

  test('what goes back is never more than what is left, and one more line never brings less', () => {
    fc.assert(
      fc.property(orders, ({ lines, tax, promo, most, kinds }) => {
        const entries = [entry(lines.map(({ price, quantity }) => line(price, quantity)))];
        let before = 0;
        lines.forEach((_, count) => {
          const some = lines.slice(0, count + 1).map(({ quantity }, number) => said(number, quantity, kinds.next().value ?? 'cold'));
          const amount = problemAmount(entries, priced({ tax, promo }), some, most);
          expect(amount).toBeLessThanOrEqual(most);
          expect(amount).toBeGreaterThanOrEqual(before);
          before = amount;
        });
      }),
    );
  });
});

test('only what was ordered can be named: each line once, and not more of it than there was', () => {
  expect(areOfOrder(TWO, [said(0, 2), said(1, 1)])).toBe(true);
  for (const lines of [[], [said(0, 3)], [said(2, 1)], [said(0, 1), said(0, 1)], [said(0, 0)]]) expect(areOfOrder(TWO, lines)).toBe(false);
});

describe('whether a problem can be reported', () => {
  const order = { status: ORDER_STATUS.completed as number, deliveryType: DELIVERY_TYPE.store as 1 | 2, endedAt: 1_000 };
  test.each([
    ['within its time', order, 1_099, null],
    ['at its end', order, 1_100, 'tooLate'],
    ['of an order that is handed over and not over', { ...order, status: ORDER_STATUS.delivered, endedAt: null }, 1_001, 'notReceived'],
    ['of one that was cancelled', { ...order, status: ORDER_STATUS.cancelledByCustomer }, 1_001, 'notReceived'],
    ['of a parcel, which has no dishes', { ...order, deliveryType: DELIVERY_TYPE.courier }, 1_001, 'notReceived'],
  ])('%s', (_, asked, now, why) => {
    expect(whyNoProblem(asked, now, 100)).toBe(why);
  });
});

describe('what becomes of it', () => {
  test.each([
    [0, 3_000, 'noted'],
    [3_000, 3_000, 'given'],
    [3_001, 3_000, 'waiting'],
    [1, 0, 'waiting'],
  ])('%i, where %i goes back at once, is %s', (amount, upTo, state) => {
    expect(decide(amount, upTo)).toBe(state);
  });

  test('the third of a customer is looked at first, however little it is', () => {
    expect([0, 1, 2, 3].map((before) => atOnce(3_000, before))).toEqual([3_000, 3_000, 0, 0]);
  });
});
