import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The files where a further way to pay gets a row, or its words: `docs/decisions/208-ways-to-pay-are-rows.md`. */
const TABLES = [
  'contract/payment-methods.ts',
  'server/mail/order-words.ts',
  'server/services/payment/methods/methods.ts',
  'src/features/payment/parts/part-views.ts',
];

/** What else names a card or cash, and that a further way to pay leaves as it is. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'ids and fields of the wire': ['contract/calls/checkout.ts', 'contract/entities/money-back.ts', 'contract/enumerations.ts'],
  'which field, flag or column holds an amount': [
    'domain/payment/methods.ts',
    'domain/payment/places.ts',
    'server/database/payment-parts.ts',
  ],
  'tables, and what fills them': [
    'server/cities/city-content.ts',
    'server/cities/files/city-files.ts',
    'server/database/schema/cities.ts',
    'server/database/schema/orders.ts',
  ],
  'rules of cash alone: who may promise to pay': ['server/services/payment/methods/cash.ts'],
  'cards that are kept, and that fill a wallet': [
    'machines/wallet-top-up/wallet-top-up.setup.ts',
    'server/routes/api/user/cards.ts',
    'server/routes/api/user/top-ups.ts',
    'src/features/account/top-up/TopUpForm.tsx',
    'src/features/account/top-up/wallet-top-up-ports.ts',
    'src/features/payment/cards/cards-ports.ts',
  ],
  'the card provider’s words': [
    'server/payments/sandbox/sandbox-cards.ts',
    'server/payments/stripe-provider.ts',
    'src/payments/provider-over.ts',
    'src/payments/sandbox/card-element.ts',
  ],
  'a picture’s shape': ['server/cities/store-rows.ts', 'server/pictures/scene-picture.ts', 'server/pictures/scene-sizes.ts'],
};

/** Customers and samples are data. */
const IS_DATA = /^server\/(demo|migrations)\/|\.model\.ts$|\/sample-[\w-]+\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NAMES = new RegExp(
  [
    String.raw`\b(card|cash)(_payment|_part|Part)\b`,
    String.raw`\b(CARD_GATEWAY_ID|CASH_PAYMENT_ID|is_cash_payment_mode|is_payment_mode_cash|cashAccepted)\b`,
    String.raw`['"](card|cash)['"]`,
    String.raw`\.cash\b|\bcash:|[{,] cash\b`,
    String.raw`\b(parts|back|paid|given|METHODS|PART_VIEWS)\??\.card\b`,
  ].join('|'),
);

const product = ['contract', 'domain', 'machines', 'server', 'src']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !IS_DATA.test(file));
const isNaming = (text: string) => NAMES.test(text.replaceAll(COMMENT, ''));

test('a way to pay is named where its rows stand, and nowhere else without a reason', () => {
  expect(product.length).toBeGreaterThan(1_000);
  const naming = product.filter((file) => isNaming(readFileSync(file, 'utf8')));
  expect(naming.toSorted()).toEqual([...TABLES, ...Object.values(OTHERS).flat()].toSorted());
});

test('the ways are found however they are spelled out', () => {
  for (const spelled of [
    "part === 'cash'",
    'const { wallet, card, cash } = back;',
    'back.wallet + back.card',
    'payment.cardPart === 0',
    '{ wallet: 0, card: 0, cash: 0 }',
    'parts.cash_payment',
    'body.payment_id === CARD_GATEWAY_ID',
    'ways.data.is_cash_payment_mode ? 1 : 0',
  ])
    expect(isNaming(spelled), spelled).toBe(true);
  for (const other of ["import { Card } from './Card.tsx';", "// part === 'cash'", 'card: Card | null', 'className={styles.card}'])
    expect(isNaming(other), other).toBe(false);
});
