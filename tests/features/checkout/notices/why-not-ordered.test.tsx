import { expect, test, vi } from 'vitest';
import type { StoredUser } from '#contract/entities/user.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { BasketNews } from '#src/features/checkout/basket/BasketNews.tsx';
import { whyNotPay } from '#src/features/checkout/basket/why-not-pay.tsx';
import { CheckoutNotice } from '#src/features/checkout/notices/CheckoutNotice.tsx';
import { OrderRefusal } from '#src/features/checkout/payment/OrderRefusal.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

const refused = (code: number) => ({ kind: 'refused', code, reason: null, details: null }) as never;
const invoice = (is: string, code: number) =>
  ({ is, failure: refused(code), invoice: sampleInvoice, fulfilment: { isPickup: false, time: null } }) as never;
const notice = (is: string, code: number, onPickup = () => undefined as void) =>
  draw(
    <CheckoutNotice
      invoice={invoice(is, code)}
      isBeingPlaced={false}
      onPickup={onPickup}
      onRetry={() => undefined}
      onTake={() => undefined}
    />,
  );
const reason = async (user: StoredUser, is = 'priced') =>
  (await draw(<p>{whyNotPay(invoice(is, 967), user, {} as never, true)}</p>)).shown();

test('who is not approved yet reads so at the button, whatever the price says', async () => {
  const unapproved = { ...lea, is_approved: false };
  expect(await reason(unapproved, 'pickupOnly')).toEqual(['Your account hasn’t been approved yet.']);
  expect(await reason(lea)).toEqual([]);
});

test('where a dish can’t be had or costs something else, the button says to look at the basket, not that there is no total', async () => {
  const changed = { is: 'refused', failure: { ...(refused(651) as object), reason: 'items_changed' } } as never;
  expect((await draw(<p>{whyNotPay(changed, lea, {} as never, true)}</p>)).shown()).toEqual(['Check your basket.']);
});

test('where only pickup is possible it is said calmly, and one press collects it', async () => {
  const onPickup = vi.fn<() => void>();
  const { shown, press } = await notice('pickupOnly', 967, onPickup);
  expect(shown()).toEqual([
    'status:',
    `Delivery is not possible right now. You can collect your order at ${sampleInvoice.store.address} instead.`,
    "button: I'll pick it up",
  ]);
  await press("I'll pick it up");
  expect(onPickup).toHaveBeenCalledOnce();
  expect(await reason(lea, 'pickupOnly')).toEqual(['Only pickup is possible right now.']);
  const late = await draw(<OrderRefusal failure={refused(967)} total={null} onRead={() => undefined} />);
  await late.until(() => late.shown().join(' ').includes('you can collect your order at the store'));
  expect(late.shown().join(' ')).toContain('Your order wasn’t placed, and nothing was charged.');
});

test('a store that is gone leaves the basket, and the way to others', async () => {
  const { shown, until } = await notice('refused', 634);
  await until(() => shown().join(' ').includes('This store could not be found.'));
  expect(shown().at(-1)).toBe('link: See other stores');
  expect(shown().join(' ')).toContain('We’ve saved your basket.');
});

test('an order that is refused for what its price is refused for is told so once', async () => {
  const refusedFor = (reason: string) => ({ ...(refused(651) as object), reason });
  const news = async (ofOrder: string, ofPrice: string, count = 1) => {
    const flows = {
      invoice: [{ ...(invoice('refused', 651) as object), failure: refusedFor(ofPrice) }, () => undefined],
      placement: [{ is: 'resting', failure: refusedFor(ofOrder), choice: null }, () => undefined],
    } as never;
    const { shown, until } = await draw(<BasketNews flows={flows} total={null} onPickup={() => undefined} onTake={null} />, {
      flows: { cart: standingFlow({ is: 'loading' }) },
    });
    const buttons = () => shown().filter((line) => line.startsWith('button: '));
    await until(() => buttons().length >= count);
    return buttons();
  };
  expect(await news('prices_changed', 'items_changed', 2)).toEqual(['button: Got it', 'button: Try again']);
  // Both parts are there by now.
  expect(await news('items_changed', 'items_changed')).toEqual(['button: Got it']);
  expect(await news('slot_full', 'slot_full')).toEqual(['button: Got it']);
});
