import type { accountCalls } from '#contract/calls/account.ts';
import type { DetailsOf } from '#contract/endpoint.ts';
import { toMajor, type Minor } from '#domain/money.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Services } from '#server/call/services.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import {
  customersDeletedSince,
  forgetCustomer,
  lockAccount,
  paymentMethodsOf,
  whatIsNotOver,
} from '#server/repositories/account-deletion.ts';
import type { Customer } from '#server/repositories/customers.ts';
import { noteErrand } from '#server/repositories/errands.ts';
import { takeFromWallet, walletBalance } from '#server/repositories/wallet.ts';
import { newId } from '#server/secrets/ids.ts';

/** So long a call that was under way may still have written something, milliseconds. */
const LOOKED_AFTER = 2 * 86_400_000;

type WalletLeft = DetailsOf<typeof accountCalls.delete_account>;
type By = { readonly actor: string; readonly requestId: string };

/** Takes everything personal out of the tables; the card provider is asked, later and until it answers, to forget the cards. */
async function forget({ payments, now }: Pick<Services, 'payments' | 'now'>, transaction: Database, customer: Customer, by: By) {
  const at = now();
  for (const { id, paymentMethod } of await paymentMethodsOf(transaction, customer.id, payments?.provider.name ?? ''))
    await noteErrand(transaction, {
      id: newId(at),
      key: `card:${id}:forget`,
      kind: 'forget_card',
      customerId: customer.id,
      orderPaymentId: null,
      subject: paymentMethod,
      amount: null,
      ...by,
      createdAt: at,
    });
  await forgetCustomer(transaction, customer, at);
}

/** Empties a wallet for good, into the books' own account, if it holds what its customer saw. @returns what it holds instead, or null */
async function giveUpWallet(call: CustomerCall, transaction: Database, customerId: string, expected: Minor): Promise<Minor | null> {
  const held = await walletBalance(transaction, customerId);
  if (held !== expected) return held;
  if (held === 0) return null;
  const createdAt = call.now();
  const taken = await takeFromWallet(
    transaction,
    {
      id: newId(createdAt),
      key: `given-up:${customerId}`,
      customerId,
      amount: held,
      cause: 'given up',
      actor: 'customer',
      requestId: call.requestId,
      createdAt,
    },
    'given_up',
  );
  if (!taken) throw new Error(`the wallet of ${customerId} has less than it holds`);
  return null;
}

/**
 * Deletes an account whose password was proved, in one transaction: everything personal is gone from every table, every
 * session is over, and in the books only what was left in the wallet moves, if `givenUp` is just that (decision 096).
 * @returns why not, or null
 */
export const deleteAccount = (call: CustomerCall, givenUp: Minor): Promise<Refused<WalletLeft> | null> =>
  inTransaction(call.database, async (transaction) => {
    const customer = await lockAccount(transaction, call.customer.id);
    if (!customer) return refuse(999);
    // What was proved is not the password any more.
    if (customer.passwordHash !== call.customer.passwordHash) return refuse(512);
    const reason = await whatIsNotOver(transaction, customer.id);
    if (reason !== null) return refuse(1004, { reason });
    const left = await giveUpWallet(call, transaction, customer.id, givenUp);
    if (left !== null)
      return refuse(1004, {
        reason: 'wallet_not_empty',
        details: { wallet: toMajor(left), wallet_currency_code: customer.walletCurrency },
      });
    await forget(call, transaction, customer, { actor: 'customer', requestId: call.requestId });
    return null;
  });

/**
 * Forgets once more those whose account was deleted: what a call under way wrote afterwards, and whoever was marked as
 * deleted by hand, whatever is in their wallet. One of whom something is under way waits. @returns how many it looked at, at most `most`
 */
export async function forgetDeletedAccounts(services: Pick<Services, 'database' | 'now' | 'payments'>, most: number): Promise<number> {
  const found = await customersDeletedSince(services.database, services.now() - LOOKED_AFTER, most);
  for (const customer of found)
    await inTransaction(services.database, async (transaction) => {
      await lockAccount(transaction, customer.id);
      if ((await whatIsNotOver(transaction, customer.id)) === null)
        await forget(services, transaction, customer, { actor: 'housekeeping', requestId: 'housekeeping' });
    });
  return found.length;
}
