import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROMO_APPLIES_TO } from '#contract/enumerations.ts';
import { QUANTITY } from '#contract/limits.ts';
import type { SpecificationGroup } from '#contract/entities/store.ts';
import { choiceOf, countOf, mergeEqualLines, plainChoice, type CartLine } from '#domain/cart/cart-lines.ts';
import { defaultChoice, priceOfLine, toggleOption } from '#domain/cart/item-choice.ts';
import { deliveryFee } from '#domain/pricing/delivery-fee.ts';
import { composeInvoice, splitPayment, type Invoice } from '#domain/pricing/invoice.ts';
import { promoEffect, type Promo, type PromoGrounds } from '#domain/pricing/promo.ts';
import { toMajor, toMinor, type Minor } from '#domain/money.ts';
import { promo as samplePromo } from './pricing/sample-promo.ts';

const RUNS = { numRuns: 3_000 };
const SECTIONS = ['fondues', 'fish', 'drinks'];
const NOW = Date.parse('2026-11-20T11:30:00Z');

/** An item of the menu: its price and those of its options in centimes here, in francs on the menu that is sold from. */
type Sold = {
  readonly id: string;
  readonly section: string;
  readonly price: Minor;
  readonly groups: readonly SpecificationGroup[];
  readonly optionPrices: readonly (readonly Minor[])[];
};

const group = fc.record({
  type: fc.constantFrom(1 as const, 2 as const),
  range: fc.nat(2),
  max_range: fc.nat(3),
  is_required: fc.boolean(),
  options: fc.array(fc.record({ price: fc.oneof(fc.nat(2_000), fc.constant(0)), is_default_selected: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
});
const menu: fc.Arbitrary<Sold[]> = fc
  .array(fc.record({ price: fc.nat(25_000), section: fc.constantFrom(...SECTIONS), groups: fc.array(group, { maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((items) =>
    items.map(({ price, section, groups }, index) => ({
      id: `item ${index}`,
      section,
      price,
      optionPrices: groups.map(({ options }) => options.map((option) => option.price)),
      groups: groups.map(({ options, ...rule }, at) => ({
        ...rule,
        unique_id: at,
        name: `Group ${at}`,
        default_selected_count: options.filter((option) => option.is_default_selected).length,
        list: options.map((option, place) => ({
          unique_id: place,
          name: `Option ${place}`,
          is_default_selected: option.is_default_selected,
          price: toMajor(option.price),
        })),
      })),
    })),
  );

const decision = fc.record({
  item: fc.nat(),
  clicks: fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 6 }),
  quantity: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: QUANTITY.maximum }) },
  ),
  note: fc.constantFrom('', 'No onions', ' No onions '),
});
const basket = fc.record({ sold: menu, decisions: fc.array(decision, { minLength: 1, maxLength: 6 }) }).map(({ sold, decisions }) => {
  const itemAt = (number: number): Sold => sold[number % sold.length] as Sold;
  const lines = decisions.map(({ item, clicks, quantity, note }): CartLine => {
    const { id, groups } = itemAt(item);
    const choice = clicks.reduce((before, [groupId, option]) => toggleOption(groups, before, groupId, option), defaultChoice(groups));
    return { itemId: id, quantity, note, options: plainChoice(choice) };
  });
  return { sold, lines };
});

const soldAs = (sold: readonly Sold[], { itemId }: CartLine): Sold => sold.find(({ id }) => id === itemId) as Sold;
/** As the server prices a line: from the menu's prices in francs. */
const priced = (sold: readonly Sold[], line: CartLine): Minor => {
  const { price, groups } = soldAs(sold, line);
  return priceOfLine(toMinor(toMajor(price)), groups, choiceOf(line), line.quantity);
};
/** The same by hand: once the item and once each option, as often as it is taken. */
const byHand = (sold: readonly Sold[], line: CartLine): Minor => {
  const { price, optionPrices } = soldAs(sold, line);
  const options = line.options.flatMap(([groupId, chosen]) => chosen.map((option) => optionPrices[groupId]?.[option] ?? Number.NaN));
  let sum = 0;
  for (const part of [price, ...options]) sum += part * line.quantity;
  return sum;
};
const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);

test('a basket costs what its lines cost, each its item with the chosen options as often as it is taken, however it is merged and sent', () => {
  fc.assert(
    fc.property(basket, ({ sold, lines }) => {
      const merged = mergeEqualLines(lines);
      const total = sumOf(merged.map((line) => priced(sold, line)));
      expect(total).toBe(sumOf(lines.map((line) => byHand(sold, line))));
      expect(countOf(merged)).toBe(countOf(lines));
      expect(Number.isInteger(total) && total >= 0).toBe(true);
      // On the wire, in francs: by section, as the cart travels.
      const bySection = new Map<string, number>();
      for (const line of merged) {
        const { section } = soldAs(sold, line);
        bySection.set(section, toMajor(toMinor(bySection.get(section) ?? 0) + priced(sold, line)));
      }
      expect(sumOf([...bySection.values()].map(toMinor))).toBe(total);
      expect(toMinor(toMajor(total))).toBe(total);
    }),
    RUNS,
  );
});

const costs = fc.record({
  tariff: fc.record({ base: fc.nat(1_500), includedKm: fc.nat(4), perKm: fc.nat(300) }),
  metres: fc.option(fc.nat(20_000), { nil: null }),
  itemTaxPercent: fc.oneof(
    fc.constantFrom(0, 2.6, 8.1),
    fc.nat(2_500).map((hundredths) => hundredths / 100),
  ),
  serviceTaxPercent: fc.oneof(
    fc.constantFrom(0, 8.1),
    fc.nat(2_500).map((hundredths) => hundredths / 100),
  ),
  serviceFee: fc.nat(500),
});
const offer = fc.record({
  appliesTo: fc.constantFrom(...Object.values(PROMO_APPLIES_TO)),
  isPercent: fc.boolean(),
  percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  amount: fc.integer({ min: 1, max: 30_000 }),
  maximumDiscount: fc.option(fc.nat(5_000), { nil: null }),
  isTargeted: fc.boolean(),
  section: fc.constantFrom(...SECTIONS),
});
const wallet = fc.record({ balance: fc.oneof(fc.nat(5_000), fc.nat(10_000_000)), used: fc.boolean() });

type Offer = typeof offer extends fc.Arbitrary<infer Value> ? Value : never;
const TARGETS: Readonly<Record<number, (offer: Offer) => string>> = {
  [PROMO_APPLIES_TO.deliveries]: () => 'restaurants',
  [PROMO_APPLIES_TO.store]: () => 'rade',
  [PROMO_APPLIES_TO.product]: ({ section }) => section,
  [PROMO_APPLIES_TO.item]: () => 'item 0',
};
const promoOf = (one: Offer): Promo =>
  samplePromo({
    appliesTo: one.appliesTo,
    targetIds: one.isTargeted && TARGETS[one.appliesTo] ? [TARGETS[one.appliesTo]?.(one) ?? ''] : [],
    percent: one.isPercent ? one.percent : null,
    amount: one.isPercent ? null : one.amount,
    maximumDiscount: one.maximumDiscount,
  });

/** A percentage is rounded to the nearest centime, halves up. */
const isPercentOf = (amount: Minor, percent: number, part: Minor) => {
  const over = part * 10_000 - amount * Math.round(percent * 100);
  return over > -5_000 && over <= 5_000;
};
/** Adds an invoice up as it is sent, in francs: its parts, and what is taken off. */
function addedUp(invoice: Invoice): { readonly delivery: Minor; readonly total: Minor } {
  const sent = (name: Exclude<keyof Invoice, 'promoOnDelivery'>) => toMinor(toMajor(invoice[name]));
  const promo = sent('promo');
  const delivery = sent('servicePrice') + sent('serviceTax') - (invoice.promoOnDelivery ? promo : 0);
  return { delivery, total: delivery + sent('items') + sent('itemTax') + sent('serviceFee') - (invoice.promoOnDelivery ? 0 : promo) };
}

test('the parts of a basket’s invoice less its promo are what is to be paid, which wallet and rest pay to the centime; nothing is negative', () => {
  const taken = new Set<number>();
  fc.assert(
    fc.property(basket, costs, fc.option(offer, { nil: null }), wallet, ({ sold, lines }, { tariff, metres, ...rates }, offered, purse) => {
      const totals = lines.map((line): PromoGrounds['lines'][number] => ({
        sectionId: soldAs(sold, line).section,
        itemId: line.itemId,
        total: priced(sold, line),
      }));
      const items = sumOf(totals.map(({ total }) => total));
      const parts = { ...rates, items, deliveryFee: metres === null ? 0 : deliveryFee(tariff, metres) };
      const bare = composeInvoice({ ...parts, promo: null });
      const promo = offered && promoOf(offered);
      const effect =
        promo &&
        promoEffect(promo, {
          now: NOW,
          timezone: 'Europe/Zurich',
          cityId: 'geneva',
          categoryId: 'restaurants',
          storeId: 'rade',
          lines: totals,
          service: bare.deliveryPrice,
          serviceFee: rates.serviceFee,
          taken: 0,
          takenByCustomer: 0,
          ordersBefore: 0,
        });
      const invoice = effect?.ok ? composeInvoice({ ...parts, promo: effect }) : bare;
      expect(addedUp(invoice)).toEqual({ delivery: invoice.deliveryPrice, total: invoice.total });
      expect(invoice).toMatchObject({ items, servicePrice: parts.deliveryFee, serviceFee: rates.serviceFee });
      expect(
        isPercentOf(items, rates.itemTaxPercent, invoice.itemTax) &&
          isPercentOf(parts.deliveryFee, rates.serviceTaxPercent, invoice.serviceTax),
      ).toBe(true);
      for (const [name, value] of Object.entries(invoice))
        expect(typeof value === 'boolean' || (Number.isInteger(value) && value >= 0), name).toBe(true);
      // All that was promised is taken off, once, and never more than was to be paid.
      expect(invoice.promo).toBe(effect?.ok ? effect.amount : 0);
      expect(invoice.total).toBe(bare.total - invoice.promo);
      if (effect?.ok && promo) {
        taken.add(promo.appliesTo);
        expect(invoice.promoOnDelivery).toBe(promo.appliesTo === PROMO_APPLIES_TO.deliveryService);
        const isFor = (id: string) => promo.targetIds.length === 0 || promo.targetIds.includes(id);
        const reduced =
          {
            [PROMO_APPLIES_TO.deliveries]: items,
            [PROMO_APPLIES_TO.store]: items,
            [PROMO_APPLIES_TO.deliveryService]: bare.deliveryPrice,
            [PROMO_APPLIES_TO.service]: bare.deliveryPrice + bare.serviceFee,
            [PROMO_APPLIES_TO.product]: sumOf(totals.map(({ sectionId, total }) => (isFor(sectionId) ? total : 0))),
            [PROMO_APPLIES_TO.item]: sumOf(totals.map(({ itemId, total }) => (isFor(itemId) ? total : 0))),
          }[promo.appliesTo] ?? Number.NaN;
        const most = Math.min(promo.maximumDiscount ?? reduced, reduced);
        expect(invoice.promo).toBeLessThanOrEqual(most);
        if (promo.amount !== null) expect(invoice.promo).toBe(Math.min(promo.amount, most));
        else expect(invoice.promo === most || isPercentOf(reduced, promo.percent ?? 0, invoice.promo)).toBe(true);
      }
      const { wallet: fromWallet, rest } = splitPayment(invoice.total, purse);
      expect(fromWallet + rest).toBe(invoice.total);
      expect(fromWallet).toBe(purse.used ? Math.min(purse.balance, invoice.total) : 0);
      expect(rest).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
  expect(
    [...taken].toSorted((a, b) => a - b),
    'each kind of promo was among them',
  ).toEqual(Object.values(PROMO_APPLIES_TO).toSorted((a, b) => a - b));
});
