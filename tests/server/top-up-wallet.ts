import { putInWallet } from '#server/repositories/wallet.ts';
import { newId } from '#server/secrets/ids.ts';
import type { TestServer } from './test-server.ts';

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
