import { endpoints } from '#contract/endpoints.ts';
import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { WHOLE_ORDER } from '../card-shopper.ts';
import { RUE_DE_CAROUGE } from '../customer.ts';
import { SNACK_24 } from './server-process.ts';

const PASSWORD = 'secret-enough';

type Json = Record<string, unknown>;
let phones = 0;

/** Calls the server that stands now; null when no answer came. */
export type Ask = (path: string, body: object) => Promise<Json | null>;
type Who = { readonly user_id: string; readonly server_token: string };

type Customer = { readonly who: Who; readonly email: string; quantity: number; readonly orders: string[] };

const cash = (who: Who, payment: { _id: string; user_pay_payment: number }) => ({
  ...who,
  ...WHOLE_ORDER,
  order_payment_id: payment._id,
  payment_id: CASH_PAYMENT_ID,
  is_payment_mode_cash: true,
  user_pay_payment: payment.user_pay_payment,
});

/** Customers who sign up, fill baskets and order without a pause, and remember what was acknowledged. */
export class Acknowledged {
  readonly #ask: Ask;
  readonly #customers: Customer[] = [];
  readonly #prefix: string;
  #itemId = '';
  #isOver = false;
  #count = 0;
  #onWrite: (count: number) => void = () => undefined;

  constructor(ask: Ask, prefix: string) {
    this.#ask = ask;
    this.#prefix = prefix;
  }

  get count(): number {
    return this.#count;
  }

  /** Resolves in the moment in which so many more writes are acknowledged. */
  afterMore(writes: number): Promise<void> {
    const wanted = this.#count + writes;
    return new Promise((done) => {
      this.#onWrite = (count) => {
        if (count >= wanted) done();
      };
    });
  }

  #acknowledge(): void {
    this.#count += 1;
    this.#onWrite(this.#count);
  }

  async prepare(): Promise<void> {
    const menu = (await this.#ask(endpoints.user_get_store_product_item_list.path, { store_id: SNACK_24 })) as {
      products: { items: { _id: string; specifications: unknown[]; is_item_in_stock: boolean }[] }[];
    } | null;
    this.#itemId =
      menu?.products
        .flatMap(({ items }) => items)
        .find(({ specifications, is_item_in_stock: isThere }) => isThere && specifications.length === 0)?._id ?? '';
  }

  /** One person after the other until `stop`: each changes a basket some times and orders it in cash. */
  async shop(turn: number): Promise<void> {
    for (let person = 0; !this.#isOver; person += 1) {
      const email = `${this.#prefix}-${turn}-${person}@example.org`;
      const registered = await this.#ask(endpoints.register.path, {
        first_name: 'Ada',
        last_name: 'Test',
        email,
        password: PASSWORD,
        phone: `76${String((phones += 1)).padStart(7, '0')}`,
      });
      if (registered?.success !== true) continue;
      const user = registered.user as { _id: string; server_token: string };
      const customer: Customer = { who: { user_id: user._id, server_token: user.server_token }, email, quantity: 0, orders: [] };
      this.#customers.push(customer);
      this.#acknowledge();
      await this.#buy(customer);
    }
  }

  async #buy(customer: Customer): Promise<void> {
    const { who } = customer;
    for (let quantity = 8; quantity < 12 && !this.#isOver; quantity += 1) {
      const changed = await this.#ask(endpoints.add_item_in_cart.path, {
        ...who,
        store_id: SNACK_24,
        order_details: [{ items: [{ item_id: this.#itemId, quantity }] }],
        destination_addresses: [RUE_DE_CAROUGE],
      });
      if (changed?.success !== true) return;
      customer.quantity = quantity;
      this.#acknowledge();
    }
    const priced = await this.#ask(endpoints.get_order_cart_invoice.path, who);
    if (priced?.success !== true) return;
    const payment = priced.order_payment as { _id: string; user_pay_payment: number };
    const paid = await this.#ask(endpoints.pay_order_payment.path, cash(who, payment));
    // From here on the basket may become an order by itself.
    customer.quantity = -1;
    if (paid?.success !== true) return;
    const made = await this.#ask(endpoints.create_order.path, { ...who, order_payment_id: payment._id });
    if (made?.success !== true) return;
    customer.orders.push(made.order_id as string);
    this.#acknowledge();
  }

  stop(): void {
    this.#isOver = true;
  }

  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for (const { who, email, quantity, orders } of this.#customers) {
      if ((await this.#ask(endpoints.get_detail.path, who))?.success !== true) lost.push(`the session of ${email}`);
      const basket = await this.#ask(endpoints.get_cart.path, who);
      // A change that was on its way may have been done without being acknowledged.
      if (quantity > 0 && Number(basket?.total_item) < quantity)
        lost.push(`${quantity} pieces in the basket of ${email}, which has ${String(basket?.total_item)}`);
      for (const order_id of orders)
        if ((await this.#ask(endpoints.get_order_detail.path, { ...who, order_id }))?.success !== true)
          lost.push(`the order ${order_id} of ${email}`);
    }
    return lost;
  }

  get orders(): number {
    return this.#customers.reduce((sum, { orders }) => sum + orders.length, 0);
  }
}
