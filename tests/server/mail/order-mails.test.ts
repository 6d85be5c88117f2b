import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { RejectReason } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { mails } from '#server/database/schema/mails.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { orderByCard } from '../card-shopper.ts';
import { CAFE_DE_LA_RADE, credentialsOf, fillBasket, mailsTo, plainItems, registerCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { askInvoice, moveIt, orderIt, paymentIn, orderTold, type Who } from '../orders.ts';
import { describeServer } from '../test-server.ts';

const { storeAccepted, storeRejected, completed } = ORDER_STATUS;
const WALLET = 250;

describeServer('e-mails about an order', { mailbox: true }, (server) => {
  const kinds = async (email: string) => (await mailsTo(server, email)).map((mail) => mail.kind);
  const newest = async (email: string) => {
    const [mail] = await mailsTo(server, email);
    if (!mail) throw new Error('no e-mail came');
    return mail;
  };
  const detailOf = (of: Who & { order_id: string }) => orderTold(server, of, of.order_id);
  const move = (of: { user_id: string; order_id: string }, to: number, rejectReason?: RejectReason) =>
    moveIt(server, of, of.order_id, to, rejectReason);

  async function cashOrder(headers: Record<string, string> = {}, more: Record<string, unknown> = {}, wishes: Record<string, unknown> = {}) {
    const user = await registerCustomer(server, more);
    const who = credentialsOf(user);
    await server.expectSuccess(endpoints.change_preferences, { ...who, ...wishes });
    await fillBasket(server, who);
    const payment = paymentIn(await askInvoice(server, who));
    await server.post(
      endpoints.pay_order_payment.path,
      { ...who, order_payment_id: payment, payment_id: 'cash', is_payment_mode_cash: true },
      headers,
    );
    const { json } = await orderIt(server, who, payment);
    return { of: { ...who, order_id: json.order_id as string }, email: user.email, payment, who };
  }
  async function cardOrder() {
    const { who, order_id } = await orderByCard(server, { wallet: WALLET });
    const customer = await findCustomer(server.open.database, who.user_id);
    return { of: { ...who, order_id }, email: customer?.email ?? '' };
  }

  test('a placed order has its receipt, as text and as HTML, once', async () => {
    const { of, email, payment, who } = await cashOrder();
    await orderIt(server, who, payment);
    const order = await detailOf(of);
    const mail = await newest(email);
    expect(await kinds(email)).toEqual(['order_placed']);
    expect(mail.subject).toBe(`Your order ${order.unique_id} from Café de la Rade`);
    const total = formatMoney(toMinor(order.order_payment_detail.user_pay_payment), 'CHF');
    const [item] = order.cart_detail.order_details[0]?.items ?? [];
    for (const said of [
      'Hello Ada,',
      `6 × ${item?.item_name}`,
      total,
      'To pay in cash',
      'Rue de Carouge 12',
      `http://storefront.test/delivery-coming?order_id=${of.order_id}`,
    ]) {
      expect(mail.words).toContain(said);
      expect(mail.html).toContain(said.replace('&', '&amp;'));
    }
    expect(mail.words).toContain(`${total}  Total`);
    expect(mail.words).not.toMatch(/code/i);
  });

  test('says what is done when something is missing, and of which lines something else', async () => {
    const user = await registerCustomer(server);
    const who = credentialsOf(user);
    const [one, other] = await plainItems(server, CAFE_DE_LA_RADE);
    await server.expectSuccess(endpoints.add_item_in_cart, {
      ...who,
      store_id: CAFE_DE_LA_RADE,
      order_details: [
        {
          items: [
            { item_id: one?._id, quantity: 4, if_missing: 'similar' },
            { item_id: other?._id, quantity: 3 },
          ],
        },
      ],
      destination_addresses: [RUE_DE_CAROUGE],
    });
    const payment = paymentIn(await askInvoice(server, who));
    await server.post(
      endpoints.pay_order_payment.path,
      { ...who, order_payment_id: payment, payment_id: 'cash', is_payment_mode_cash: true },
      { 'accept-language': 'fr' },
    );
    await orderIt(server, who, payment);
    const { words } = await newest(user.email);
    expect(words).toContain('Si un article est indisponible, le commerce vous appelle');
    expect(words).toMatch(/4 × .*\n  Si indisponible, remplacer par un article semblable\n/);
    expect(words).toMatch(/3 × .*\n(?! )/);
  });

  test('the receipt says what was chosen of a dish', async () => {
    const user = await registerCustomer(server, {});
    const who = credentialsOf(user);
    const menu = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    const dish = menu.products.flatMap((group) => group.items).find(({ name }) => name === 'Moitié-moitié fondue');
    const chosen = (dish?.specifications ?? [])
      .map(({ unique_id, list }) => ({ unique_id, list: list.filter((option) => option.is_default_selected) }))
      .filter(({ list }) => list.length > 0);
    await server.expectSuccess(endpoints.add_item_in_cart, {
      ...who,
      store_id: CAFE_DE_LA_RADE,
      order_details: [
        {
          items: [
            {
              item_id: dish?._id,
              quantity: 2,
              specifications: chosen,
            },
          ],
        },
      ],
      destination_addresses: [RUE_DE_CAROUGE],
    } as never);
    const payment = paymentIn(await askInvoice(server, who));
    await server.post(endpoints.pay_order_payment.path, {
      ...who,
      order_payment_id: payment,
      payment_id: 'cash',
      is_payment_mode_cash: true,
    });
    await orderIt(server, who, payment);
    const { words } = await newest(user.email);
    expect(chosen.length).toBeGreaterThan(0);
    expect(words).toContain(`2 × ${dish?.name}\n  ${chosen.flatMap(({ list }) => list.map(({ name }) => name)).join(', ')}\n`);
  });

  test('speaks the language that it was paid in, and names are no HTML', async () => {
    const { of, email } = await cashOrder({ 'accept-language': 'fr' }, { first_name: '<b>Ada</b> & Co' });
    const mail = await newest(email);
    expect(mail.subject).toBe(`Votre commande ${(await detailOf(of)).unique_id} chez Café de la Rade`);
    expect(mail.words).toContain('Bonjour <b>Ada</b> & Co,');
    expect(mail.html).toContain('Bonjour &lt;b&gt;Ada&lt;/b&gt; &amp; Co,');
    expect(mail.html).toContain('<html lang="fr">');
    await move(of, storeRejected);
    expect((await newest(email)).words).toContain('Rien n’a été débité.');
  });

  test('speaks the language that its customer chose, whatever the page spoke', async () => {
    const { of, email } = await cashOrder({ 'accept-language': 'en' }, {}, { language: 'fr' });
    const mail = await newest(email);
    expect([mail.subject, mail.language]).toEqual([`Votre commande ${(await detailOf(of)).unique_id} chez Café de la Rade`, 'fr']);
  });

  test('who wants no receipts gets none, and is told what goes wrong all the same', async () => {
    const { of, email } = await cashOrder({}, {}, { wants_receipts: false });
    expect(await kinds(email)).toEqual([]);
    await move(of, storeRejected);
    expect(await kinds(email)).toEqual(['order_ended']);
  });

  test('an order that the store rejects says what goes back, and where to', async () => {
    const { of, email } = await cardOrder();
    const { payment_parts: parts, unique_id } = await detailOf(of);
    await move(of, storeRejected);
    await move(of, storeRejected);
    expect(await kinds(email)).toEqual(['order_ended', 'order_placed']);
    const mail = await newest(email);
    expect(mail.subject).toBe(`Your order ${unique_id} from Café de la Rade was cancelled`);
    const card = formatMoney(toMinor(parts?.card_payment ?? 0), 'CHF');
    const sum = formatMoney(toMinor(parts?.card_payment ?? 0) + WALLET, 'CHF');
    for (const said of [
      'The store couldn’t take your order.',
      `You’ll get ${sum} back.`,
      `${formatMoney(WALLET, 'CHF')}  Returned to your wallet`,
      `${card}  Refunded to your card`,
    ])
      expect(mail.words).toContain(said);
  });

  test('an order that its store rejects says the reason that it gave', async () => {
    const { of, email } = await cashOrder();
    await move(of, storeRejected, 'closing');
    const { words } = await newest(email);
    expect(words).toContain('The store was about to close and couldn’t take your order.');
    expect(words).not.toContain('The store couldn’t take your order.');
  });

  test('an order that its customer cancels late says what was kept', async () => {
    const { of, email } = await cardOrder();
    await move(of, storeAccepted);
    const { cancel_charge, order_status } = await detailOf(of);
    const answer = await server.expectSuccess(endpoints.user_cancel_order, { ...of, order_status, cancel_reason: 'missing item' });
    expect(toMinor(cancel_charge)).toBeGreaterThan(0);
    const { words } = await newest(email);
    expect(words).toContain('You cancelled this order.');
    expect(words).toContain(`We’ve kept a ${formatMoney(toMinor(cancel_charge), 'CHF')} cancellation fee`);
    expect(words).toContain(`You’ll get ${formatMoney(toMinor(answer.refunded ?? 0), 'CHF')} back.`);
  });

  test('of one in cash, which nobody collects any more, the fee is said to stay open', async () => {
    const { of, email } = await cashOrder();
    await move(of, storeAccepted);
    const { order_status } = await detailOf(of);
    await server.expectSuccess(endpoints.user_cancel_order, { ...of, order_status, cancel_reason: 'missing item' });
    const { words } = await newest(email);
    expect(words).toMatch(/of the cancellation fee stays open on your invoice\. Nobody will come to collect it/);
    expect(words).not.toMatch(/owe|haven’t been charged/);
  });

  test('a completed order brings no further e-mail', async () => {
    const { of, email } = await cashOrder();
    await move(of, completed);
    expect(await kinds(email)).toEqual(['order_placed']);
  });

  test('a sent e-mail keeps no word, and the mailbox shows its HTML where no script may run', async () => {
    const { email } = await cashOrder();
    const mail = await newest(email);
    const shown = await server.app.inject(`/mailbox/${mail.id}`);
    expect([shown.statusCode, shown.body]).toEqual([200, mail.html]);
    expect(shown.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect((await server.app.inject('/mailbox')).body).toContain(`href="/mailbox/${mail.id}"`);
    expect((await server.app.inject({ url: `/mailbox/${mail.id}`, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    expect((await server.app.inject('/mailbox/nothing')).statusCode).toBe(404);
    const delivered: string[] = [];
    await sendMails(server.services, async ({ html }) => void delivered.push(html ?? ''));
    expect(delivered).toContain(mail.html);
    const rows = await server.open.database.select().from(mails);
    expect(rows.filter(({ state, words, html }) => state === 'sent' && (words !== '' || html !== null))).toEqual([]);
  });
});
