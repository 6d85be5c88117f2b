import * as v from 'valibot';
import { id, money } from '../fields.ts';
import { paidWith } from './money-back.ts';

/**
 * Why money went into a wallet or out of it. `opening`: what it began with. `held`: kept for a payment that is no order yet.
 * `let_go` and `given_back`: what was kept for a payment that came to nothing, and the same money coming back.
 * `cashback_back`: cashback of an order whose money was refunded. `given_up`: what was left when the account was deleted.
 */
export const WALLET_MOVEMENTS = [
  'opening',
  'top_up',
  'order',
  'held',
  'let_go',
  'given_back',
  'refund',
  'cashback',
  'cashback_back',
  'referral',
  'given_up',
] as const;
export type WalletMovementKind = (typeof WALLET_MOVEMENTS)[number];

/** What a customer may look at alone. `cashback`: what was given and what was taken back. */
export const WALLET_DIRECTIONS = ['in', 'out', 'cashback'] as const;
export type WalletDirection = (typeof WALLET_DIRECTIONS)[number];

/** A movement of a wallet's money. */
export const walletMovement = v.object({
  _id: id,
  unique_id: v.number(),
  kind: v.picklist(WALLET_MOVEMENTS),
  /** Above 0 what went in, below 0 what went out. */
  amount: money,
  /** What the wallet held afterwards. */
  balance: money,
  /** ISO 8601 UTC. */
  at: v.string(),
  /** Of the order's city, or of a city of the customer's country. */
  timezone: v.string(),
  /** The order that it is about, where one was made; a courier's has no store. */
  order: v.nullable(v.object({ _id: id, unique_id: v.number(), store_name: v.nullable(v.string()), is_running: v.boolean() })),
  /** The card's, of a top-up. */
  last_four: v.nullable(v.string()),
  /** What paid a top-up in place of a card. */
  paid_with: v.optional(paidWith),
});
export type WalletMovement = v.InferOutput<typeof walletMovement>;
