import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { customers } from '#server/database/schema/customers.ts';
import { newsletterReaders } from '#server/database/schema/newsletter.ts';
import { describeServer } from '../test-server.ts';
import { credentialsOf, fillBasket, mailsTo, newCustomer, registerCustomer } from '../customer.ts';

describeServer('what was pasted with what nobody sees', (server) => {
  const login = (email: string, password: string) => server.answer(endpoints.login, { email, password });

  test('opens the account that the clean value opens, and makes no second one', async () => {
    const user = await registerCustomer(server, {
      first_name: '\u202eZoé\u0007',
      email: 'Zoe@bücher.ch',
      phone: '\u202a079 555 44 33\u202c',
      password: 'cafe\u0301 creme\u200b',
    });
    expect(user).toMatchObject({ first_name: 'Zoé', email: 'Zoe@xn--bcher-kva.ch', phone: '795554433' });
    for (const identifier of [
      'zoe@bücher.ch',
      'zoe@BU\u0308CHER.ch',
      'zoe@xn--bcher-kva.ch\u200b',
      'tel:+41795554433',
      '٠٧٩٥٥٥٤٤٣٣',
      '41 79 555 44 33',
    ])
      for (const password of ['café creme', 'cafe\u0301 creme', '\ufeffcafé creme', 'ｃafé creme'])
        expect(await login(identifier, password), `${identifier} ${password}`).toMatchObject({ success: true, user: { _id: user._id } });
    expect(await login('zoe@bücher.ch', 'cafe creme')).toEqual({ success: false, error_code: 512 });
    const again = { first_name: 'Zoé', last_name: 'B', password: 'balade2026' };
    for (const [taken, code] of [
      [{ email: 'zoe@bücher.ch', phone: '795554400' }, 502],
      [{ email: 'other@bücher.ch', phone: '079\u2011555\u201144\u201133' }, 503],
    ] as const)
      expect(await server.refusal(endpoints.register, { ...again, ...taken })).toBe(code);
  });

  test('changes a profile as the clean value does, and what is another spelling of the same changes nothing', async () => {
    const user = await registerCustomer(server, { email: 'ines@bücher.ch', password: 'café creme' });
    const profile = { first_name: 'In\u200bès', last_name: 'M', email: 'INES@bücher.ch\u200b', phone: `\u2068${user.phone}\u2069` };
    const changed = await server.expectSuccess(endpoints.update, { ...profile, old_password: '', ...credentialsOf(user) });
    expect(changed.user).toMatchObject({ first_name: 'Inès', phone: user.phone });
    expect((await server.answer(endpoints.get_detail, credentialsOf(user))).success).toBe(true);
    await server.expectSuccess(endpoints.update, {
      ...profile,
      old_password: 'cafe\u0301 creme',
      new_password: 'the\u0301 noir',
      ...credentialsOf(user),
    });
    expect(await login('ines@bücher.ch', 'thé noir')).toMatchObject({ success: true });
  });

  test('is refused where nothing of it can be seen', async () => {
    const answered = await server.post(endpoints.register.path, {
      first_name: '\u200b\u200b',
      last_name: 'B',
      email: 'unseen@example.org',
      password: 'balade2026',
      phone: '795554422',
    });
    expect(answered.status).toBe(400);
    expect(await server.open.database.select().from(customers).where(eq(customers.emailFolded, 'unseen@example.org'))).toEqual([]);
  });

  test('applies the promo code that is meant, and finds the friend whose code it is', async () => {
    const friend = await registerCustomer(server);
    const who = await newCustomer(server, { referral_code: `«\u00a0${friend.referral_code}\u200b\u00a0»` });
    await fillBasket(server, who, { quantity: 10 });
    const { order_payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
    for (const promo_code_name of ['BALADE10\u200b', 'ＢＡＬＡＤＥ１０', '"balade10"']) {
      const applied = await server.expectSuccess(endpoints.apply_promo_code, {
        ...who,
        promo_code_name,
        order_payment_id: order_payment._id,
      });
      expect(applied.order_payment.promo_payment).toBeGreaterThan(0);
      await server.expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: '\u200b', order_payment_id: order_payment._id });
    }
    const [row] = await server.open.database.select().from(customers).where(eq(customers.id, who.user_id));
    expect(row?.referredBy).toBe(friend._id);
  });

  test('reads the newsletter and is sent the link of a forgotten password under one address', async () => {
    for (const email of ['reader@bücher.ch', 'READER@xn--bcher-kva.ch\u200b']) await server.expectSuccess(endpoints.send_email, { email });
    expect(await mailsTo(server, 'reader@xn--bcher-kva.ch')).not.toEqual([]);
    expect(
      await server.open.database.select().from(newsletterReaders).where(eq(newsletterReaders.emailFolded, 'reader@xn--bcher-kva.ch')),
    ).toHaveLength(1);
    await registerCustomer(server, { email: "o'brien@bücher.ch" });
    await server.expectSuccess(endpoints.forgot_password, { email: "\u2068O'Brien@Bücher.ch\u2069" });
    expect(await mailsTo(server, "o'brien@xn--bcher-kva.ch")).not.toEqual([]);
  });

  test('finds the postcode', async () => {
    for (const post_code of ['\u202a1205\u202c', '１２０５', 'CH\u20111205', '١٢٠٥'])
      expect((await server.expectSuccess(endpoints.get_address_using_postcode, { post_code })).city).toBe('Genève');
  });
});
