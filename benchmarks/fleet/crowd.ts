import type { Balancer } from './balancer.ts';
import { findOffer, nothingSeen, Shopper, type MovedBy, type Seen } from './shopper.ts';

/** Shoppers who buy at once until they are told to stop. */
export type Crowd = {
  readonly seen: Seen;
  /** What went wrong for a shopper, in words; the first of them. */
  readonly troubles: readonly string[];
  /** Everybody ends what they are at, and no more. */
  readonly stop: () => Promise<void>;
};

const TROUBLES_TOLD = 20;
/** So many sign up at the same time: a password costs a quarter of a second of processor. */
const SIGN_UPS_AT_ONCE = 2;

/** Has so many shoppers sign up, then all of them buy; `between` is how long each waits between two calls of a purchase, milliseconds, about. */
export async function openCrowd(
  balancer: Balancer,
  { shoppers, between, run, movedBy }: { shoppers: number; between: number; run: string; movedBy: MovedBy },
): Promise<Crowd> {
  const seen = nothingSeen();
  const troubles: string[] = [];
  const offer = await findOffer(balancer.ask);
  const all = Array.from({ length: shoppers }, (_, number) => new Shopper(balancer, { offer, seen, number, run, between, movedBy }));
  const waiting = [...all];
  const signUps = async () => {
    for (let shopper = waiting.shift(); shopper; shopper = waiting.shift()) await shopper.signUp();
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, signUps));
  let isOver = false;
  const buying = all.map(async (shopper) => {
    while (!isOver) {
      try {
        await shopper.buy();
      } catch (error) {
        if (troubles.length < TROUBLES_TOLD) troubles.push(String(error));
        if (troubles.length === TROUBLES_TOLD) isOver = true;
      }
    }
  });
  return {
    seen,
    troubles,
    stop: async () => {
      isOver = true;
      await Promise.all(buying);
    },
  };
}
