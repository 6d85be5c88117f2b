import type { OrderProblem, ProblemTerms, ProblemWay } from '#contract/entities/order-problem.ts';
import { toMajor } from '#domain/money.ts';
import {
  areOfOrder,
  atOnce,
  decide,
  problemAmount,
  PROBLEMS_AT_ONCE,
  whyNoProblem,
  type WhyNotReported,
} from '#domain/orders/order-problem.ts';
import type { Call } from '#server/call/call.ts';
import type { Services } from '#server/call/services.ts';
import type { Database } from '#server/database/database.ts';
import type { OperatorRefusal } from '#contract/operator.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { StoredProblemLine } from '#server/database/schema/order-problems.ts';
import type { City } from '#server/repositories/cities.ts';
import { deleteImage, imagesOfCart } from '#server/repositories/courier-images.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { publishNews } from '#server/repositories/order-news.ts';
import { answerProblem, countProblems, findProblem, insertProblem, type OrderProblemRow } from '#server/repositories/order-problems.ts';
import { lockPayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { findOrderByNumber, type OrderRow } from '#server/repositories/orders.ts';
import { lockWallet } from '#server/repositories/wallet.ts';
import { askOrderMail } from './ask-order-mail.ts';
import { cityOfOrder } from './city-of-order.ts';
import { giveProblemMoney, moneyLeft, waysOf, type MoneyLeft } from './problem-money.ts';

type Reporting = Pick<Services, 'database' | 'now' | 'problemsWithin'> & Pick<Call, 'requestId'>;

type Terms = { readonly left: MoneyLeft; readonly most: number; readonly upTo: number; readonly ways: readonly ProblemWay[] };

async function termsFor(database: Database, order: OrderRow, payment: OrderPaymentRow, city: City, now: number): Promise<Terms> {
  const left = await moneyLeft(database, payment);
  const ways = await waysOf(database, left, { customerId: order.customerId, city });
  const before = await countProblems(database, order.customerId, now - PROBLEMS_AT_ONCE.within);
  return { left, most: ways.length === 0 ? 0 : left.most, upTo: atOnce(city.problemAtOnce, before), ways };
}

/** On what terms a problem with an order may be reported now; null where none may, or one was. */
export async function problemTermsOf(
  { database, now, problemsWithin }: Pick<Services, 'database' | 'now' | 'problemsWithin'>,
  order: OrderRow,
  { payment, city }: { readonly payment: OrderPaymentRow; readonly city: City },
): Promise<ProblemTerms | null> {
  if (whyNoProblem(order, now(), problemsWithin) !== null) return null;
  const { most, upTo, ways } = await termsFor(database, order, payment, city, now());
  return {
    until: new Date((order.endedAt ?? 0) + problemsWithin).toISOString(),
    most: toMajor(most),
    at_once: toMajor(upTo),
    ways: [...ways],
  };
}

async function dropOtherImages(transaction: Database, { cartId }: OrderRow, lines: readonly StoredProblemLine[]): Promise<void> {
  const wanted = new Set(lines.map(({ imageId }) => imageId));
  for (const { id } of await imagesOfCart(transaction, cartId)) if (!wanted.has(id)) await deleteImage(transaction, cartId, id);
}

/**
 * Notes what was wrong with an order that was received, once: whatever is said afterwards, the first stands. In the same
 * transaction its money goes back, up to the city's limit and to what is left of what was paid, or it waits for the marketplace.
 * Against refunds of others and problems with other orders of the customer it is held apart by the locks of payment and customer.
 * @returns what stands, or why nothing does
 */
export const reportProblem = (
  { database, now, problemsWithin, requestId }: Reporting,
  order: OrderRow,
  said: { readonly lines: readonly StoredProblemLine[]; readonly note: string; readonly way: ProblemWay },
): Promise<OrderProblemRow | WhyNotReported> =>
  inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, order.orderPaymentId);
    const city = await cityOfOrder(transaction, order);
    if (!payment || !city) return 'notReceived';
    await lockWallet(transaction, order.customerId);
    const standing = await findProblem(transaction, order.id);
    if (standing) return standing;
    const customer = await findCustomer(transaction, order.customerId);
    if (customer === null || customer.deletedAt !== null) return 'notReceived';
    const at = now();
    const why = whyNoProblem(order, at, problemsWithin);
    if (why !== null) return why;
    const { orderDetails: entries, payment: priced } = order.order;
    if (!areOfOrder(entries, said.lines)) return 'nothing';
    const { left, most, upTo, ways } = await termsFor(transaction, order, payment, city, at);
    const amount = problemAmount(entries, priced, said.lines, most);
    const way = ways.includes(said.way) ? said.way : (ways[0] ?? 'original');
    const state = decide(amount, upTo);
    const images = new Set((await imagesOfCart(transaction, order.cartId)).map(({ id }) => id));
    const lines = said.lines.map(({ imageId, ...line }) => (imageId !== undefined && images.has(imageId) ? { ...line, imageId } : line));
    const problem: OrderProblemRow = {
      orderId: order.id,
      customerId: order.customerId,
      state,
      lines,
      note: said.note,
      way,
      amount,
      reportedAt: at,
      answeredAt: null,
      answer: '',
    };
    await insertProblem(transaction, problem);
    await dropOtherImages(transaction, order, lines);
    if (state === 'given') await giveProblemMoney(transaction, payment, { amount, way, left }, { actor: 'customer', requestId, at });
    await askOrderMail(transaction, 'order_problem', order, payment, at);
    await publishNews(transaction, order);
    return problem;
  });

/**
 * The marketplace's answer to a problem that waits: it gives the money, as far as it was not given back meanwhile, or none.
 * `number` is the order's, as customers read it; `answer` what its customer reads.
 * @returns what came of it, or why nothing did
 */
export async function answerWaitingProblem(
  { database, now }: Pick<Services, 'database' | 'now'>,
  number: number,
  { accepts, answer }: { readonly accepts: boolean; readonly answer: string },
): Promise<{ readonly state: OrderProblem['state'] } | { readonly refused: OperatorRefusal }> {
  const order = await findOrderByNumber(database, number);
  if (!order) return { refused: 'there is no such order' };
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, order.orderPaymentId);
    if (!payment) return { refused: 'its payment is gone' };
    await lockWallet(transaction, order.customerId);
    const problem = await findProblem(transaction, order.id);
    if (problem?.state !== 'waiting') return { refused: 'nothing waits for an answer' };
    const at = now();
    const left = await moneyLeft(transaction, payment);
    const amount = accepts ? Math.min(problem.amount, left.most) : problem.amount;
    if (amount === 0) return { refused: 'all that was paid has gone back already' };
    const state = accepts ? 'given' : 'refused';
    if (!(await answerProblem(transaction, order.id, { state, amount, answer, answeredAt: at })))
      return { refused: 'it was answered in the same moment' };
    if (accepts)
      await giveProblemMoney(
        transaction,
        payment,
        { amount, way: problem.way, left },
        { actor: 'operator', requestId: 'operator problem', at },
      );
    await askOrderMail(transaction, 'order_problem_answered', order, payment, at);
    await publishNews(transaction, order);
    return { state };
  });
}
