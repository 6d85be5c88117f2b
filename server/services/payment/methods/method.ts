import { refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { City } from '#server/repositories/cities.ts';
import type { CardIntentRow } from '#server/repositories/card-intents.ts';
import type { PayBody, PayCall } from '../pay-call.ts';

export type Charge = Pick<CardIntentRow, 'provider' | 'providerCustomer' | 'paymentMethod' | 'currency'>;

export type Method = {
  /** The only currency that it pays in, ISO 4217; without one, in any. */
  readonly currency?: string;
  readonly isOffered: (call: Pick<CustomerCall, 'payments'>, city: City) => boolean;
  /**
   * What a provider has to be asked for so much (whole minor units), or why it can't be had; null where nobody has to be asked.
   * Within the transaction of the pay call.
   */
  readonly charge: (body: PayBody, here: PayCall, city: City, rest: number) => Promise<Charge | null | Refused<never>>;
  readonly isAnother?: (body: PayBody, call: CustomerCall, waiting: CardIntentRow) => Promise<boolean>;
};

export const unavailable = (): Refused<never> => refuse(651, { reason: 'payment_method_unavailable' });
