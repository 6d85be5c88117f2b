import { expect, test } from 'vitest';
import { NoNewOrder } from '#src/features/orders/thanks/NoNewOrder.tsx';
import { draw } from '../stage/draw.tsx';

test('nobody is thanked for an address: a customer is led to their orders, a guest to signing in', async () => {
  expect((await draw(<NoNewOrder isSignedIn />)).shown()).toEqual([
    'No new order here',
    'Orders in progress are under Orders.',
    'link: Your orders',
    'link: Browse stores',
  ]);
  const { shown, path, press } = await draw(<NoNewOrder isSignedIn={false} />, { path: '/thankyou' });
  expect(shown()).toContain('Sign in to see your orders in progress.');
  await press('Sign In');
  expect(path()).toMatch(/dialog=signIn$/);
});
