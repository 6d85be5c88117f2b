import { act, type ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import { FIRST_SEARCH } from '#src/shop/place/address-search-flow.ts';
import { createHolder } from '#src/shop/holder.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import '#src/features/pages/lead/Lead.tsx';
import '#src/features/pages/lead/RideInterest.tsx';
import { Interest } from '#src/features/landing/Interest.tsx';
import { goTo } from '#src/features/pages/go-to.ts';
import { HopperPage } from '#src/features/pages/HopperPage.tsx';
import { PartnerPage } from '#src/features/pages/PartnerPage.tsx';
import { WelcomeHopperPage } from '#src/features/pages/WelcomeHopperPage.tsx';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { firstSession } from '#src/shop/session/session-flow.ts';
import { WelcomePartnerPage } from '#src/features/pages/WelcomePartnerPage.tsx';
import { draw } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';

const logic = Promise.resolve({ machine: leadMachine, begin: (kind: LeadKind) => ({ kind, draft: null }), remember: () => undefined });
const page = (Page: ComponentType, session = standingFlow(firstSession(null))) => {
  const field = { ...standingFlow(FIRST_SEARCH), onEmitted: () => () => undefined };
  const flows = {
    headline: createHolder<string>(),
    load: () => logic,
    session,
    location: standingFlow(firstLocation(null)),
    addressSearch: () => field,
  };
  return draw(<Page />, { flows });
};
const fieldsIn = (shown: readonly string[]) =>
  shown.filter((line) => /^(?:textbox|combobox|checkbox): /.test(line)).map((line) => line.replace(/^\w+: /, ''));
const pageWithForm = async (...at: Parameters<typeof page>) => {
  const drawn = await page(...at);
  await drawn.until(() => fieldsIn(drawn.shown()).length > 0);
  return drawn;
};
const mails = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].map(({ href, textContent }) => [href, textContent]);

describe('pages for who wants to work with the marketplace', () => {
  const scrolled = vi.fn<(to: unknown) => void>();
  const calm = vi.fn<(query: string) => boolean>();
  beforeEach(() => {
    scrolled.mockClear();
    calm.mockReset().mockReturnValue(false);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: calm(query) }) as MediaQueryList);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
      scrolled([this.id, how]);
    });
    return () => void vi.restoreAllMocks();
  });
  test('a courier’s asks who they are, and leads to the form or to the film', async () => {
    const { shown, press } = await pageWithForm(HopperPage);
    expect(fieldsIn(shown())).toEqual(['First name', 'Last name', 'Mobile', 'Email', 'Address']);
    scrolled.mockClear();
    await press('Ride with us');
    expect(document.activeElement?.getAttribute('name')).toBe('name');
    await press('See a ride');
    expect(document.activeElement?.textContent).toBe('One ride in five scenes');
    expect(scrolled.mock.calls.flat()).toEqual([
      ['l_section4', { behavior: 'smooth', block: 'start' }],
      ['film', { behavior: 'smooth', block: 'start' }],
    ]);
  });
  test('nothing glides for who wants less motion', async () => {
    calm.mockImplementation((query) => query === '(prefers-reduced-motion: reduce)');
    const { press } = await pageWithForm(HopperPage);
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    scrolled.mockClear();
    await press('See a ride');
    expect(scrolled.mock.calls.flat()).toEqual([['film', { behavior: 'auto', block: 'start' }]]);
    // The scrolling is the page's own: the focus brings none with it.
    expect(focused.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  });
  test('a store’s asks for the store too', async () => {
    const { shown, press } = await pageWithForm(PartnerPage);
    expect(fieldsIn(shown())).toEqual(['Company name', 'Address', 'First name', 'Last name', 'Mobile', 'Email', 'Postal code']);
    await press('Become a partner');
    expect(document.activeElement?.getAttribute('name')).toBe('companyName');
    await press('How it works');
    expect(document.activeElement?.textContent).toBe('From sign-up to first order');
  });
  test('what is not on the page is not gone to', () => expect(() => goTo('nowhere')).not.toThrow());

  test.each([
    ['a courier', HopperPage, 'hoppers@escale.example'],
    ['a courier who has written', WelcomeHopperPage, 'hoppers@escale.example'],
    ['a store', PartnerPage, 'partners@escale.example'],
    ['a store that has written', WelcomePartnerPage, 'partners@escale.example'],
  ])('%s reads where to write', async (_who, Page, address) => {
    await page(Page);
    expect(mails()).toEqual([[`mailto:${address}`, address]]);
  });

  test('nothing that a customer typed stands there for the next one, or after a sign-out; what a guest typed goes along', async () => {
    const session = standingFlow(firstSession(lea));
    const { control, type } = await pageWithForm(HopperPage, session);
    const name = () => (control('First name') as HTMLInputElement).value;
    for (const [next, stands] of [
      [firstSession(null), ''],
      [firstSession(noah), 'Aline'],
      [firstSession(lea), ''],
    ] as const) {
      await type('First name', 'Aline');
      expect(name()).toBe('Aline');
      await act(async () => session.moves(next as never));
      expect(name()).toBe(stands);
    }
  });

  test('the short form of the landing page comes once its reader is near, with news to be wished for', async () => {
    let comesNear: (() => void) | null = null;
    class Watcher {
      constructor(seen: (entries: readonly object[]) => void) {
        comesNear = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Watcher);
    const { shown, until } = await page(Interest);
    expect(shown()).toEqual([]);
    await act(async () => comesNear?.());
    await until(() => fieldsIn(shown()).length > 0);
    vi.unstubAllGlobals();
    expect(fieldsIn(shown())).toEqual(['First name', 'Last name', 'Mobile', 'Email', 'Address', 'Email me news and offers']);
  });
});
