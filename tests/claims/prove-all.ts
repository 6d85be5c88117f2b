import { MONEY_CLAIMS } from './claims/of-money.ts';
import { CUSTOMERS_CLAIMS } from './claims/of-customers.ts';
import { PAGE_CLAIMS } from './claims/of-pages.ts';
import { SENDERS_CLAIMS } from './claims/of-senders.ts';
import type { Claim } from './claims/claim.ts';
import { oneBookingOf, onePageOf } from './customers/customers.ts';
import { explore, type Explorable, type Product } from './explore.ts';
import { prove, shortestTo, type Journey } from './prove.ts';
import { CUSTOMERS, SENDERS, type Setting } from './settings.ts';
import { payingIn } from './worlds.ts';

export const PAYING_CLAIMS = [...PAGE_CLAIMS, ...MONEY_CLAIMS];

export type Finding<Situation> = {
  readonly claim: Claim<Situation>;
  readonly isTrue: boolean;
  readonly counterexample: Journey | null;
  readonly witness: Journey | null;
};

export type Explored<Situation> = {
  readonly id: string;
  readonly says: string;
  readonly product: Product<Situation>;
  readonly milliseconds: number;
  readonly findings: readonly Finding<Situation>[];
};

export function proveIn<Situation>(
  { id, says }: { readonly id: string; readonly says: string },
  claims: readonly Claim<Situation>[],
  explorable: Explorable<Situation>,
): Explored<Situation> {
  const before = process.cpuUsage();
  const product = explore(explorable);
  const findings = claims
    .filter((claim) => claim.in.includes(id))
    .map((claim) => {
      const proofs = claim.claimed.map((claimed) => prove(product, claimed));
      const broken = proofs.find(({ isTrue }) => !isTrue);
      return { claim, isTrue: !broken, counterexample: broken?.counterexample ?? null, witness: shortestTo(product, claim.example) };
    });
  const { user, system } = process.cpuUsage(before);
  return { id, says, product, milliseconds: Math.round((user + system) / 1000), findings };
}

export const provePayment = (setting: Setting) => proveIn(setting, PAYING_CLAIMS, payingIn(setting.world));

export const proveCustomers = () => proveIn(CUSTOMERS, CUSTOMERS_CLAIMS, onePageOf());

export const proveSenders = () => proveIn(SENDERS, SENDERS_CLAIMS, oneBookingOf());
