import { useLingui } from '@lingui/react';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { BookingPageAddress } from '#src/features/courier/booking-page-address.ts';
import { createTexts } from '#src/texts/texts.ts';
import { bookingPage } from '#src/features/courier/booking-page.ts';
import { courierSearch } from '#src/features/courier/courier-search.ts';
import { draw } from '../stage/draw.tsx';

async function at(address: string) {
  const given: { router?: AnyRouter; page?: BookingPageAddress } = {};
  function Booking() {
    const { i18n } = useLingui();
    const router: AnyRouter = useRouter();
    Object.assign(given, { router, page: bookingPage(router, i18n) });
    return null;
  }
  const { path } = await draw(<Booking />, { path: address });
  const { router, page } = given as Required<typeof given>;
  return { page, router, where: path, goes: (to: string) => act(async () => router.navigate({ to })) };
}
const shows = ({ page }: Awaited<ReturnType<typeof at>>, step: Parameters<BookingPageAddress['show']>[0]) =>
  act(async () => page.show(step));

test('the address says which step is looked at, and which order is sent once more', async () => {
  const id = 'a'.repeat(24);
  const steps = ['', '?step=vehicle', '?step=payment', '?step=nowhere'];
  const read: unknown[] = [];
  for (const search of steps) {
    const { page } = await at(`/courier_order${search}`);
    read.push([page.step(), page.againOf()]);
  }
  expect(read).toEqual([
    ['addresses', null],
    ['addresses', null],
    ['payment', null],
    ['addresses', null],
  ]);
  expect((await at(`/courier_order?again=${id}`)).page.againOf()).toBe(id);
  expect((await at('/courier_order?again=12')).page.againOf()).toBeNull();
});

test('a step takes its place in the address: the price behind Back, what is filled in in place of what was there', async () => {
  const opened = await at(`/courier_order?again=${'a'.repeat(24)}&from=home`);
  await shows(opened, 'payment');
  expect([opened.where(), opened.router.history.length]).toEqual(['/courier_order?from=home&step=payment', 2]);
  await shows(opened, 'addresses');
  expect([opened.where(), opened.router.history.length]).toEqual(['/courier_order?from=home', 2]);
});

test('the page scrolls to its top for the price alone', async () => {
  const opened = await at('/courier_order');
  const navigate = vi.spyOn(opened.router, 'navigate');
  await shows(opened, 'payment');
  await shows(opened, 'addresses');
  expect(navigate.mock.calls.map(([{ resetScroll, replace }]) => [resetScroll, replace])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('an address that says so already stays, and nobody is led back from another page', async () => {
  const opened = await at('/courier_order?step=payment');
  const navigate = vi.spyOn(opened.router, 'navigate');
  await shows(opened, 'payment');
  expect(navigate).not.toHaveBeenCalled();
  await opened.goes('/orders');
  navigate.mockClear();
  await shows(opened, 'addresses');
  expect([navigate.mock.calls.length, opened.where()]).toEqual([0, '/orders']);
});

test('where somebody goes on the page is heard, and that they left it is not', async () => {
  const opened = await at('/courier_order');
  const heard = vi.fn<() => void>();
  const stop = opened.page.subscribe(heard);
  await shows(opened, 'payment');
  expect(heard).toHaveBeenCalledTimes(1);
  await opened.goes('/orders');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await opened.goes('/courier_order');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('another language is heard, once; words that come are not', async () => {
  const { page } = await at('/courier_order');
  const texts = await act(async () => createTexts('en'));
  const heard = vi.fn<() => void>();
  const stop = page.subscribeToLanguage(heard);
  await act(async () => texts.load('courier'));
  expect(heard).not.toHaveBeenCalled();
  await act(async () => texts.speak('fr'));
  expect(heard).toHaveBeenCalledTimes(1);
  await act(async () => texts.load('account'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await act(async () => texts.speak('en'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what stands in an address is believed as far as it can be meant', () => {
  const id = '0123456789abcdef01234567';
  expect(v.parse(courierSearch, { step: 'payment', again: id })).toEqual({ step: 'payment', again: id });
  expect(v.parse(courierSearch, {})).toEqual({});
  const wrong = ['', 'x y', '<b>', 'x'.repeat(65), 12].map((again) => v.parse(courierSearch, { step: 'nowhere', again }));
  expect(wrong.map((read) => [read.step, read.again])).toEqual(wrong.map(() => [undefined, undefined]));
});
