import { describe, expect, test } from 'vitest';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Card } from '#contract/entities/card.ts';
import { CARDS_MAXIMUM } from '#contract/limits.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { DATABASES, NOON, testServer } from '../test-server.ts';
import { newCustomer } from '../customer.ts';
import { faultyTransport } from '../faulty-transport.ts';
import { ACCEPTED, addCardOf, confirmedCard, savedCard } from '../saved-card.ts';

type Who = Record<string, unknown>;

describe.each(DATABASES)('saved cards on %s', (kind) => {
  const way = faultyTransport();
  const server = testServer(kind, { through: way.through });

  const newcomer = () => newCustomer(server);
  const list = async (who: Who): Promise<Card[]> => (await server.expectSuccess(endpoints.get_card_list, who)).cards;
  const select = (who: Who, card_id: string) => server.post(endpoints.select_card.path, { ...who, card_id });
  const remove = (who: Who, card_id: string) => server.post(endpoints.delete_card.path, { ...who, card_id });
  const defaults = async (who: Who) => (await list(who)).filter(({ is_default }) => is_default).length;

  test('are added once however often they are sent, the first one as the default', async () => {
    const who = await newcomer();
    expect(await list(who)).toEqual([]);
    const method = await confirmedCard(server, who, '5555555555554444');
    const answers = await Promise.all(Array.from({ length: 6 }, () => addCardOf(server, who, method)));
    expect(new Set(answers.map(({ json }) => (json.card as Card)._id)).size).toBe(1);
    await savedCard(server, who, ACCEPTED);
    expect(await list(who)).toMatchObject([
      { last_four: '4444', card_type: 'mastercard', is_default: true, card_expiry_date: '04/29' },
      { last_four: '4242', card_type: 'visa', is_default: false },
    ]);
  });

  test('are listed once however often their number is typed, with the newest date, and the provider forgets the others', async () => {
    const who = await newcomer();
    const first = await savedCard(server, who, ACCEPTED);
    const other = await savedCard(server, who);
    const method = await confirmedCard(server, who, ACCEPTED, { exp_month: 11, exp_year: 2031 });
    const renewed = await Promise.all([addCardOf(server, who, method), addCardOf(server, who, method)]);
    expect(renewed.map(({ json }) => json.card)).toEqual([0, 1].map(() => ({ ...first, card_expiry_date: '11/31' })));
    expect(await list(who)).toEqual([{ ...first, card_expiry_date: '11/31' }, other]);
    await runErrands(server.services);
    // What it was before pays nothing any more, and is no card again.
    expect((await addCardOf(server, who, method)).json).toMatchObject({ success: true, card: { _id: first._id } });
    expect(await list(who)).toHaveLength(2);
  });

  test('change their default to the one that is chosen', async () => {
    const who = await newcomer();
    const [first, second] = [await savedCard(server, who), await savedCard(server, who)];
    expect((await select(who, second._id)).json).toMatchObject({
      success: true,
      cards: [
        { _id: first._id, is_default: false },
        { _id: second._id, is_default: true },
      ],
    });
    expect((await select(who, second._id)).json).toMatchObject({ success: true });
    expect(await defaults(who)).toBe(1);
  });

  test('make the first of the others the default when the default is deleted', async () => {
    const who = await newcomer();
    const [first, second, third] = [await savedCard(server, who), await savedCard(server, who), await savedCard(server, who)];
    await select(who, third._id);
    expect((await remove(who, third._id)).json).toMatchObject({
      success: true,
      message: 926,
      cards: [
        { _id: first._id, is_default: true },
        { _id: second._id, is_default: false },
      ],
    });
    expect((await remove(who, third._id)).json).toMatchObject({ success: true });
    await remove(who, first._id);
    await remove(who, second._id);
    expect(await list(who)).toEqual([]);
  });

  test('are their customer’s alone', async () => {
    const [ada, eve] = [await newcomer(), await newcomer()];
    const method = await confirmedCard(server, ada);
    await confirmedCard(server, eve);
    expect((await addCardOf(server, eve, method)).json).toEqual({ success: false, error_code: 1015 });
    const { json } = await addCardOf(server, ada, method);
    const { _id } = json.card as Card;
    expect((await select(eve, _id)).json).toEqual({ success: false, error_code: 1016 });
    expect((await remove(eve, _id)).json).toEqual({ success: false, error_code: 1016 });
    expect(await list(eve)).toEqual([]);
    await remove(ada, _id);
    expect((await remove(eve, _id)).json).toEqual({ success: false, error_code: 1016 });
  });

  test('that the provider does not know, or shows to everybody, are not taken', async () => {
    const who = await newcomer();
    for (const method of ['pm_nobody', 'pm_card_visa', '../v1/customers'])
      expect((await addCardOf(server, who, method)).json).toEqual({ success: false, error_code: 1015 });
    expect(await server.answer(endpoints.get_stripe_add_card_intent, { ...who, payment_id: 'cash' })).toEqual({
      success: false,
      error_code: 1014,
    });
    expect(await list(who)).toEqual([]);
  });

  test('are forgotten by the provider too, as soon as it can be reached, and never come back', async () => {
    const who = await newcomer();
    const method = await confirmedCard(server, who);
    const { json } = await addCardOf(server, who, method);
    way.lose('request lost', /./, { always: true });
    expect((await addCardOf(server, who, method)).json).toEqual({ success: false, error_code: 1014 });
    await remove(who, (json.card as Card)._id);
    expect(await runErrands(server.services)).toBe(0);
    way.heal();
    expect((await addCardOf(server, who, method)).json).toEqual({ success: false, error_code: 1014 });
    server.setNow(NOON + 60_000);
    await Promise.all([runErrands(server.services), runErrands(server.services)]);
    expect(await server.services.payments?.provider.retrievePaymentMethod(method)).toMatchObject({ ok: true, value: { customer: null } });
    expect((await addCardOf(server, who, method)).json).toEqual({ success: false, error_code: 1015 });
    expect(await list(who)).toEqual([]);
    server.setNow(NOON);
  });

  test('are limited in number', async () => {
    const who = await newcomer();
    const methods = [];
    for (let index = 0; index < CARDS_MAXIMUM; index += 1) methods.push(await confirmedCard(server, who));
    const onTop = await confirmedCard(server, who);
    for (const method of methods) await addCardOf(server, who, method);
    expect((await addCardOf(server, who, onTop)).json).toEqual({ success: false, error_code: 1014 });
    expect(await server.answer(endpoints.get_stripe_add_card_intent, { ...who, payment_id: CARD_GATEWAY_ID })).toEqual({
      success: false,
      error_code: 1014,
    });
    expect((await list(who)).length).toBe(CARDS_MAXIMUM);
  });
});
