import { eq, inArray } from 'drizzle-orm';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Database } from '#server/database/database.ts';
import { customers, sessions } from '#server/database/schema/customers.ts';
import type { TestCase } from '#server/database/card-test-case.ts';
import { insertSession } from '#server/repositories/sessions.ts';
import { putInWallet } from '#server/repositories/wallet.ts';
import { presentStoredUser } from '#server/services/present/user.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { hashSecret, newSecret } from '#server/secrets/secrets.ts';
import { newId } from '#server/secrets/ids.ts';
import { saveCard, saveCardOnce } from '../server/card-shopper.ts';
import type { TestServer } from '../server/test-server.ts';

export const STORM_EMAILS = 'storm%@example.org';
export const PASSWORD = 'a storm is coming';
const COST = 16;
let passwordHash: Promise<string> | null = null;
let made = 0;

export type Shopper = {
  readonly user: StoredUser;
  readonly email: string;
  /** What they write wherever something can be written: nobody else's. */
  readonly word: string;
  readonly wallet: number;
  /** A card of theirs that pays for one order. */
  readonly onceId: string | null;
};

export class Shoppers {
  readonly all: Shopper[] = [];
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Somebody with an account, maybe money in the wallet and cards of which the last one is the default, and one that is not kept, signed in on a first device. */
  async come(wallet: number, paying: readonly TestCase[], once: TestCase | null): Promise<Shopper> {
    made += 1;
    const now = this.#now();
    const email = `storm${made}.${newSecret().slice(0, 6).toLowerCase()}@example.org`;
    const customer = {
      id: newId(now),
      firstName: 'Ada',
      lastName: 'Storm',
      email,
      emailFolded: email,
      phoneCode: '+41',
      phone: `7${String(100_000_000 + made)}`.slice(0, 10),
      passwordHash: await (passwordHash ??= hashPassword(PASSWORD, COST)),
      image: './default.png',
      usesWallet: true,
      approved: true,
      referralCode: newSecret().slice(0, 10).toUpperCase(),
      referredBy: null,
      createdAt: now,
    };
    const [row] = await this.#database.insert(customers).values(customer).returning();
    if (!row) throw new Error('The shopper was not inserted');
    const token = await this.#signedIn(row.id);
    if (wallet > 0)
      await putInWallet(this.#database, {
        id: newId(now),
        customerId: row.id,
        amount: wallet,
        cause: 'top-up',
        actor: 'storm',
        requestId: 'storm',
        createdAt: now,
      });
    // One after the other: cards of one moment are listed in the order of their ids, which no seed decides.
    let savedAt = now - paying.length - 1;
    const server = { services: { now: () => savedAt++ }, open: { database: this.#database } } as TestServer;
    for (const card of paying) await saveCard(server, row.id, card);
    const onceId = once && (await saveCardOnce(server, row.id, once));
    const shopper = { user: await presentStoredUser(this.#database, row, token), email, word: `as ${email} likes it`, wallet, onceId };
    this.all.push(shopper);
    return shopper;
  }

  /** Another signed-in device of the same person. */
  async anotherDevice({ user }: Shopper): Promise<StoredUser> {
    return { ...user, server_token: await this.#signedIn(user._id) };
  }

  async endSessions(customerId: string | null): Promise<void> {
    if (customerId) await this.#database.delete(sessions).where(eq(sessions.customerId, customerId));
  }

  /** Takes everybody's approval away. Gives the way back. */
  async disapprove(): Promise<() => Promise<void>> {
    const ids = this.all.map(({ user }) => user._id);
    const set = async (approved: boolean) => {
      await this.#database.update(customers).set({ approved }).where(inArray(customers.id, ids));
    };
    await set(false);
    return () => set(true);
  }

  async #signedIn(customerId: string): Promise<string> {
    const token = newSecret();
    await insertSession(this.#database, { tokenHash: hashSecret(token), customerId, browser: '', system: '', now: this.#now() });
    return token;
  }
}
