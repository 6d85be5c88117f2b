import { expect, test } from 'vitest';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { destinationOf } from '#src/features/checkout/basket/destination.ts';
import { isFilled } from '#src/features/checkout/basket/filled-basket.ts';

const RADE = 'Quai du Mont-Blanc 1, 1201 Genève';
const address = (text: string, location: readonly [number, number] = [46.2, 6.1]) =>
  ({ address: text, location }) as unknown as OrderAddress;
const to = (destination: OrderAddress | null, pickup: OrderAddress | null = address(RADE)) =>
  destinationOf({ destination_addresses: destination ? [destination] : [], pickup_addresses: pickup ? [pickup] : [] } as never)?.address ??
  null;

test('a basket goes to the address that was said', () => {
  expect(to(address('Rue de Carouge 12, 1205 Genève'))).toBe('Rue de Carouge 12, 1205 Genève');
  expect(to(address('Rue de Carouge 12, 1205 Genève'), null)).toBe('Rue de Carouge 12, 1205 Genève');
});
test('a basket that stands at its store’s own door goes nowhere yet', () => {
  expect([to(address(RADE)), to(null), to(address('')), to(address('  '))]).toEqual([null, null, null, null]);
});
test('a neighbour of the store has an address of their own', () => {
  expect(to(address(RADE, [46.2, 6.2]))).toBe(RADE);
  expect(to(address('Quai du Mont-Blanc 3, 1201 Genève'))).toBe('Quai du Mont-Blanc 3, 1201 Genève');
});

test('a basket is filled once the server has answered with something in it', () => {
  const cart = { cart_id: 'c1' };
  const baskets = [
    { is: 'filled', cart },
    { is: 'filled', cart: { cart_id: null } },
    { is: 'filled', cart: null },
    { is: 'empty', cart },
    { is: 'loading' },
  ];
  expect(baskets.map((basket) => isFilled(basket as never))).toEqual([true, false, false, false, false]);
});
