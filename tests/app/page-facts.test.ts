import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pageFacts } from '#src/first-screen/page-facts.ts';

const stores = (category: unknown) =>
  pageFacts({
    origin: 'https://escale.example',
    routeId: '/stores',
    search: { category },
    pathname: '/stores',
    queryClient: new QueryClient(),
  });

test('the one address of a category’s page names it, whatever text that is', () => {
  expect(stores('abc').canonical).toBe('https://escale.example/stores?category=abc');
  expect(stores('a&b=c 日').canonical).toBe('https://escale.example/stores?category=a%26b%3Dc%20%E6%97%A5');
  expect(stores('\ud800').canonical).toBe('https://escale.example/stores?category=%EF%BF%BD');
  expect([stores(''), stores(undefined), stores(7)].map(({ canonical }) => canonical)).toEqual(
    Array(3).fill('https://escale.example/stores'),
  );
});
