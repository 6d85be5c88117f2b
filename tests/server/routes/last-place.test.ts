import { beforeAll, describe, expect, test } from 'vitest';
import { slotPlaces, slots } from '#server/database/schema/slots.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { askInvoice, BANGKOK, payCash, paymentIn, slotAt } from '../orders.ts';
import { DATABASES, testServer } from '../test-server.ts';

/** Of a slot, and who took them before the others came. */
const PLACES = 3;
const EARLY = PLACES - 1;
/** `npm run verify` asks for 200. */
const TRIES = Number(process.env.LAST_PLACE_TRIES ?? 2);
const CUSTOMERS = TRIES > 2 ? 50 : 16;
const slot = slotAt('2026-11-20T18:00:00Z', '19:00', '19:30');

describe.each(DATABASES)(`${CUSTOMERS} customers at once on %s`, { timeout: 600_000 + TRIES * 15_000 }, (kind) => {
  const server = testServer(kind);
  let customers: { who: Record<string, unknown>; payment: string }[];
  beforeAll(async () => {
    customers = [];
    for (let index = 0; index < EARLY + CUSTOMERS; index += 1) {
      const who = { ...(await newCustomer(server)) };
      await fillBasket(server, who, { storeId: BANGKOK });
      customers.push({ who, payment: paymentIn(await askInvoice(server, who, slot)) });
    }
  });

  test(`the last place of a slot goes to one of them, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes: string[] = [];
    for (let index = 0; index < TRIES; index += 1) {
      // All but one place are taken already; everybody looks again.
      await server.open.database.delete(slotPlaces);
      await server.open.database.delete(slots);
      for (const { who } of customers) await askInvoice(server, who, slot);
      for (const { who, payment } of customers.slice(0, EARLY)) await payCash(server, who, payment, slot);
      const answers = await Promise.all(
        customers.slice(EARLY).map(async ({ who, payment }) => {
          let answered = await payCash(server, who, payment, slot);
          // A busy machine may have them come again.
          while (answered.status === 503) answered = await payCash(server, who, payment, slot);
          return answered;
        }),
      );
      const won = answers.filter(({ json }) => json.success).length;
      const full = answers.filter(({ json }) => json.reason === 'slot_full').length;
      const [row] = await server.open.database.select().from(slots);
      const places = await server.open.database.select().from(slotPlaces);
      outcomes.push(`${won} won, ${full} refused, ${row?.taken} taken, ${places.length} places`);
    }
    expect(new Set(outcomes)).toEqual(new Set([`1 won, ${CUSTOMERS - 1} refused, ${PLACES} taken, ${PLACES} places`]));
    expect(outcomes).toHaveLength(TRIES);
  });
});
