import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { CartEntry } from '#contract/entities/cart.ts';
import type { PaymentPart } from '#contract/payment-methods.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import type { Operator } from '#domain/orders/legal-entity.ts';
import type { TaxRates } from '#domain/orders/vat-lines.ts';
import type { StoredText } from './schema/columns.ts';

export type FrozenVehicle = {
  readonly id: string;
  readonly name: StoredText;
  readonly image: string;
  readonly metresPerSecond: number;
};

export type FrozenOrder = {
  readonly orderDetails: readonly CartEntry[];
  readonly payment: Omit<OrderPayment, '_id'>;
  readonly isPickup: boolean;
  readonly destination: OrderAddress | null;
  readonly pickup: OrderAddress | null;
  readonly deliveryNote: string;
  readonly contactName: string;
  readonly contactPhone: string;
  /** Epoch milliseconds; 0 for as soon as possible. */
  readonly startAt: number;
  readonly slotEnd: string | null;
  /** When a scheduled order is there at the latest, epoch milliseconds; 0 for as soon as possible. */
  readonly latestAt: number;
  readonly aboutMinutes: number;
  readonly latestMinutes: number;
  /** What comes to the wallet once the order is completed, whole minor units. */
  readonly cashback?: number;
  /** The rates by which it was taxed; absent in orders that were made before they were noted. */
  readonly taxRates?: TaxRates;
  /** Who ran the marketplace, and its store's VAT number; absent in orders that were made before they were noted. */
  readonly operator?: Operator;
  readonly sellerVatNumber?: string;
  readonly vehicle?: FrozenVehicle;
  /** How old whoever receives it must be, years, as its customer said that they are; absent: of any age. */
  readonly minimumAge?: number;
  /** What paid what the wallet left, where the payment's columns do not say it: neither a card nor cash. */
  readonly paidWith?: PaymentPart;
  /** What is handed over at its door is rounded to this, whole minor units; absent: to nothing. */
  readonly smallestCoin?: number;
};

/** What its courier is given, whole minor units. */
export const tipOfOrder = ({ payment }: Pick<FrozenOrder, 'payment'>): Minor => toMinor(payment.courier_tip ?? 0);
