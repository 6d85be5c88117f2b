import type { OrderPaymentRow } from '../../server/repositories/order-payments.ts';
import { walletBalance } from '../../server/repositories/wallet.ts';
import type { Run } from './run.ts';
import type { Shopper } from './world.ts';

/** What is left in a wallet, against the orders that it paid (I4, I5). The ledger's rows are audited with all others'. */
export async function auditWallet(run: Run, shopper: Shopper, payments: readonly OrderPaymentRow[]): Promise<void> {
  const balance = await walletBalance(run.server.open.database, shopper.user._id);
  const spent = payments.filter(({ state }) => state === 'ordered').reduce((sum, { walletPart }) => sum + walletPart, 0);
  if (balance < 0) run.violate('I4', `the balance is ${balance}`);
  if (balance !== shopper.wallet - spent) run.violate('I5', `${balance} left of ${shopper.wallet} after ${spent} was spent`);
}
