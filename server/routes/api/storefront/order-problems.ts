import { endpoints } from '#contract/endpoints.ts';
import { whyNoProblem } from '#domain/orders/order-problem.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING } from '#server/http/usual-limits.ts';
import { imagesOfCart } from '#server/repositories/courier-images.ts';
import { findProblem } from '#server/repositories/order-problems.ts';
import { lockPayment } from '#server/repositories/order-payments.ts';
import { findOrder, type OrderRow } from '#server/repositories/orders.ts';
import { keepImages, type TakesImages } from '#server/services/cart/parcel-images.ts';
import { reportProblem } from '#server/services/orders/report-problem.ts';
import { courierImageAddress } from '#server/services/present/courier-image.ts';
import { presentProblem } from '#server/services/present/order-problem.ts';

const orderOf = (call: CustomerCall, id: string | null | undefined): Promise<OrderRow | null> =>
  id ? findOrder(call.database, id, call.customer.id) : Promise.resolve(null);

export const reportOrderProblem = serve(endpoints.report_order_problem, CHANGING, async ({ order_id, lines, note, way }, call) => {
  const order = await orderOf(call, order_id);
  if (!order) return refuse(652);
  const said = lines.map(({ image_id, ...line }) => ({ ...line, ...(image_id ? { imageId: image_id } : {}) }));
  const reported = await reportProblem(call, order, { lines: said, note, way });
  if (typeof reported === 'string') return refuse(1004);
  return answer({ order_problem: presentProblem(reported, await imagesOfCart(call.database, order.cartId)) });
});

/** Under the payment's lock, as a report: a photo comes before it, or not at all. */
const untilReported =
  (order: OrderRow): TakesImages =>
  async (transaction) =>
    (await lockPayment(transaction, order.orderPaymentId)) !== null && (await findProblem(transaction, order.id)) === null;

export const orderProblemImage = serve(endpoints.order_problem_image, { count: 60, seconds: 600 }, async ({ order_id }, call) => {
  const order = await orderOf(call, order_id);
  if (!order) return refuse(652);
  if (whyNoProblem(order, call.now(), call.problemsWithin) !== null || (await findProblem(call.database, order.id))) return refuse(1004);
  const file = call.files?.get('image');
  if (!file) return refuse(1003, { details: { image_refused: 'notAnImage' } });
  const saved = await keepImages(call, { id: order.cartId }, new Map([[0, file]]), untilReported(order));
  if ('refused' in saved) return refuse(1003, { details: { image_refused: saved.refused[0]?.why } });
  const image = (await imagesOfCart(call.database, order.cartId)).find(({ id }) => id === saved.ids[0]);
  return image ? answer({ image_id: image.id, image_url: courierImageAddress(image) }) : refuse(1004);
});
