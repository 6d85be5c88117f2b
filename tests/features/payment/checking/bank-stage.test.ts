import { expect, test } from 'vitest';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { bankStage } from '#src/features/payment/checking/bank-stage.ts';

const common = { seen: null, failure: null };
const over = { is: 'over', end: { is: 'notPaid' }, ...common } as unknown as PaymentView;

test.each<readonly [string, PaymentView, ReturnType<typeof bankStage>]>([
  ['is being asked for', { is: 'asking', ...common }, 'before'],
  ['never reached the provider', { is: 'unconfirmed', ...common }, 'unasked'],
  ['is before the bank', { is: 'confirming', ...common }, 'awaited'],
  ['is looked up', { is: 'checking', asking: true, canConfirm: false, ...common }, 'awaited'],
  ['has its bank’s question open', { is: 'checking', asking: false, canConfirm: true, ...common }, 'asking'],
  ['has ended', over, 'past'],
])('a payment that %s', (_how, payment, stage) => expect(bankStage(payment)).toBe(stage));
