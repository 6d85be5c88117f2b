import { percentOf, type Minor } from '../money.ts';

export type InvoiceInput = {
  readonly items: Minor;
  readonly itemTaxPercent: number;
  /** Whether the items' prices hold that tax already; else it is added to them. */
  readonly itemTaxIncluded?: boolean;
  /** 0 for pickup. */
  readonly deliveryFee: Minor;
  readonly serviceTaxPercent: number;
  readonly serviceTaxIncluded?: boolean;
  readonly serviceFee: Minor;
  readonly promo: { readonly amount: Minor; readonly onDelivery: boolean } | null;
  readonly tip?: Minor;
};

/** Every amount of an invoice in whole minor units; the names are the wire's (0-decisions, Prices). Taxes are what is added: 0 where prices hold them. */
export type Invoice = {
  readonly servicePrice: Minor;
  readonly serviceTax: Minor;
  readonly deliveryPrice: Minor;
  readonly items: Minor;
  readonly itemTax: Minor;
  readonly serviceFee: Minor;
  readonly promo: Minor;
  readonly promoOnDelivery: boolean;
  readonly tip: Minor;
  readonly total: Minor;
};

/**
 * Composes an invoice: `deliveryPrice` is a subtotal of service price and tax, less a promo on the delivery; the total
 * adds items, their tax and the service fee, less any other promo, and last the tip. A promo never takes away more than what it
 * applies to.
 */
export function composeInvoice(input: InvoiceInput): Invoice {
  const servicePrice = input.deliveryFee;
  const serviceTax = input.serviceTaxIncluded ? 0 : percentOf(servicePrice, input.serviceTaxPercent);
  const itemTax = input.itemTaxIncluded ? 0 : percentOf(input.items, input.itemTaxPercent);
  const service = servicePrice + serviceTax;
  const rest = input.items + itemTax + input.serviceFee;
  const promoOnDelivery = input.promo?.onDelivery ?? false;
  const promo = Math.max(0, Math.min(input.promo?.amount ?? 0, promoOnDelivery ? service : service + rest));
  const tip = input.tip ?? 0;
  const deliveryPrice = promoOnDelivery ? service - promo : service;
  return {
    servicePrice,
    serviceTax,
    deliveryPrice,
    items: input.items,
    itemTax,
    serviceFee: input.serviceFee,
    promo,
    promoOnDelivery,
    tip,
    total: deliveryPrice + rest - (promoOnDelivery ? 0 : promo) + tip,
  };
}

/** How a total is split: the wallet first when it is used, the rest by the chosen method. */
export function splitPayment(total: Minor, wallet: { balance: Minor; used: boolean }): { wallet: Minor; rest: Minor } {
  const fromWallet = wallet.used ? Math.max(0, Math.min(wallet.balance, total)) : 0;
  return { wallet: fromWallet, rest: total - fromWallet };
}
