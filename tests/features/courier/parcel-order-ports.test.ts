import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { leasPurchase } from '#machines/payment/sample-payment.ts';
import { carouge, servette } from '#machines/courier-booking/sample-parcel.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { forgetPictures, shelve } from '#src/browser/picture-store.ts';
import { madeIn } from '#tests/shop/order-made-in.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { courierBookingWith } from '#src/features/courier/courier-booking-ports.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';

const LEA = 'a'.repeat(24);

/** Léa's page at the order of a parcel, whose server answers in this order; which files went with each call. */
async function orderWith(pictures: readonly { readonly imageId: string | null }[], answers: readonly unknown[]) {
  await forgetPictures();
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const token = courierToken(storage);
  const way = pendingPayment(storage);
  way.begin({ customerId: LEA, paymentId: leasPurchase.invoice.order_payment._id, parcelToken: token }, null);
  for (const [index, { imageId }] of pictures.entries())
    await shelve({ holder: LEA, token, id: `p${index}`, name: 'box.jpg', file: new Blob(['x']), isReady: true, imageId, at: index });
  const sent: string[][] = [];
  const left = [...answers];
  const api = {
    call: (_: unknown, __: unknown, { files }: { files: Record<string, Blob> }) => {
      sent.push(Object.keys(files));
      return Promise.resolve(left.shift());
    },
  } as unknown as Api;
  const { machine } = courierBookingWith(api, {
    storage,
    tabStorage: storage,
    pendingPayment: way,
    orderMade: madeIn(storage, { way }),
    payment: paymentMachine,
    session: { seen: () => ({ context: { user: { _id: LEA } } }) as never, subscribe: () => () => undefined },
    hearStorage: () => () => undefined,
  });
  const placement = machine.implementations.actors.placement as unknown as typeof machine;
  const parcel = { cartId: null, payer: 'sender' as const, pickup: carouge, dropOff: servette };
  const createOrder = createActor((placement.implementations.actors as Record<string, AnyActorLogic>).createOrder as AnyActorLogic, {
    input: { ...leasPurchase, parcel } as never,
  }).start();
  return { sent, made: (await toPromise(createOrder)) as unknown, isNextToken: courierToken(storage) !== token };
}

const placed = ok({ order_id: 'd'.repeat(24), unique_id: 2043 });
const refused = (code: number) => failed({ kind: 'refused', code, reason: null, details: null } as const);
const unsent = { imageId: null };
const known = { imageId: 'f'.repeat(24) };

test('a paid parcel is ordered without a picture that cannot go along', async () => {
  const { sent, made, isNextToken } = await orderWith([unsent, unsent], [refused(1003), placed]);
  expect(sent).toEqual([['image0', 'image1'], []]);
  expect([made, isNextToken]).toEqual([placed, true]);
});

test('any other refusal is one, and is asked for once', async () => {
  const { sent, made, isNextToken } = await orderWith([unsent], [refused(651)]);
  expect(sent).toEqual([['image0']]);
  expect([made, isNextToken]).toEqual([refused(651), false]);
});

test('what the server has does not travel again, and no more than there is room for', async () => {
  const { sent } = await orderWith([known, known, known, known, unsent, unsent], [placed]);
  expect(sent).toEqual([['image0']]);
});
