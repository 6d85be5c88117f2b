import { endpoints } from '#contract/endpoints.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { readableMails } from '#server/repositories/mails.ts';
import { putInWallet } from '#server/repositories/wallet.ts';
import { idFrom, newId } from '#server/secrets/ids.ts';
import type { TestServer } from './test-server.ts';

export const DEMO_PASSWORD = 'balade2026';
export const CAFE_DE_LA_RADE = idFrom('store', 'cafe-de-la-rade');
export const RUE_DE_CAROUGE = {
  address_type: 'destination' as const,
  address: 'Rue de Carouge 12, 1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [46.1969, 6.1428] as [number, number],
};

export const credentialsOf = (user: StoredUser) => ({ user_id: user._id, server_token: user.server_token });

let made = 0;
export async function registerCustomer(server: TestServer, more: Record<string, unknown> = {}): Promise<StoredUser> {
  made += 1;
  const { user } = await server.expectSuccess(endpoints.register, {
    first_name: 'Ada',
    last_name: 'Test',
    email: `ada${made}@example.org`,
    password: 'secret-enough',
    country_phone_code: '+41',
    phone: `78${String(1_000_000 + made)}`,
    ...more,
  });
  return user;
}

/** Somebody new, by what they prove who they are with. */
export const newCustomer = async (server: TestServer, more: Record<string, unknown> = {}) =>
  credentialsOf(await registerCustomer(server, more));

export async function plainItems(server: TestServer, storeId: string): Promise<{ _id: string; price: number }[]> {
  const menu = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: storeId });
  return menu.products.flatMap((group) => group.items).filter((item) => item.is_item_in_stock && item.specifications.length === 0);
}

/** Puts `quantity` of a store's first plain item in somebody's basket, for Rue de Carouge 12. */
export async function fillBasket(server: TestServer, who: Record<string, unknown>, { storeId = CAFE_DE_LA_RADE, quantity = 6 } = {}) {
  const [item] = await plainItems(server, storeId);
  if (!item) throw new Error('The store has no plain item');
  return server.expectSuccess(endpoints.add_item_in_cart, {
    ...who,
    store_id: storeId,
    order_details: [{ items: [{ item_id: item._id, quantity }] }],
    destination_addresses: [RUE_DE_CAROUGE],
  });
}

/** Puts whole minor units into a customer's wallet, as a top-up at an instant. */
export const topUpWallet = (server: Pick<TestServer, 'open'>, customerId: string, amount: number, createdAt: number): Promise<unknown> =>
  putInWallet(server.open.database, {
    id: newId(createdAt),
    customerId,
    amount,
    cause: 'top-up',
    actor: 'test',
    requestId: 'test',
    createdAt,
  });

export async function mailsTo({ services, open }: TestServer, address: string) {
  await sendMails(services, null);
  return (await readableMails(open.database)).filter(({ recipient }) => recipient.toLowerCase() === address.toLowerCase());
}

/** The token of the newest link that sets a new password. @throws Error when no such e-mail came */
export async function mailedToken(server: TestServer, address: string): Promise<string> {
  const token = (await mailsTo(server, address))
    .map(({ words }) => /\/new-password#(\S+)/.exec(words)?.[1])
    .find((found) => found !== undefined);
  if (!token) throw new Error(`no e-mail with a link came to ${address}`);
  return token;
}
