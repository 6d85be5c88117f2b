import type { CardIntentRow } from '#server/repositories/card-intents.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';

/** How a payment stands. `isCertain` is false while the provider could not be asked about it. */
export type PaymentStanding = { readonly payment: OrderPaymentRow; readonly intent: CardIntentRow | null; readonly isCertain: boolean };
