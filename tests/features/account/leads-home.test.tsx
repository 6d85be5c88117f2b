import { act } from 'react';
import { expect, test } from 'vitest';
import { createHolder } from '#src/shop/holder.ts';
import { GuestGoesHome } from '#src/features/account/GuestGoesHome.tsx';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { draw } from '../stage/draw.tsx';

/** Where a guest is led from a page of an account, with what its entry of the history remembers. */
async function ledFrom(path: string, hasLeft: boolean) {
  const given: { router?: AnyRouter } = {};
  function Page() {
    given.router = useRouter();
    return given.router.state.location.pathname === '/' ? 'home' : <GuestGoesHome hasLeft={hasLeft} />;
  }
  const { path: where } = await draw(<Page />, { path, flows: { headline: createHolder<string>() } });
  await act(async () => undefined);
  const { state } = (given.router as AnyRouter).history.location;
  return [where(), state.wantedPage, (given.router as AnyRouter).history.length];
}

test('a guest on a page of an account is led home to sign in, and from there to the page they wanted', async () => {
  expect(await ledFrom('/orders?tab=history', false)).toEqual(['/?dialog=signIn', '/orders?tab=history', 1]);
});
test('who has just signed out there is led home and asked for nothing', async () => {
  expect(await ledFrom('/orders', true)).toEqual(['/', undefined, 1]);
});
