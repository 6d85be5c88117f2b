import { describe, expect, test } from 'vitest';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import '#src/features/landing/AppDialog.tsx';
import { pageBrand, setPageSettings } from '#src/api/page-settings.ts';
import { appFor } from '#src/features/landing/app-links.ts';
import { AppPrompt } from '#src/features/landing/AppPrompt.tsx';
import { AppSection } from '#src/features/landing/AppSection.tsx';
import { Categories } from '#src/features/landing/Categories.tsx';
import { categoryChosenFirst, visibleCategories } from '#src/features/landing/categories.ts';
import { Unavailable } from '#src/features/landing/Unavailable.tsx';
import { draw } from '../stage/draw.tsx';

const category = (unique_id: number, but: Partial<DeliveryCategory> = {}) =>
  ({
    _id: `id-${unique_id}`,
    unique_id,
    delivery_name: `Kind ${unique_id}`,
    delivery_type: 1,
    is_visible_in_goeat: true,
    image_url3: '/kind.svg',
    icon_url: '',
    ...but,
  }) as DeliveryCategory;

describe('what can be ordered here', () => {
  const kinds = Array.from({ length: 8 }, (_, index) => category(index + 1));
  test('stands six kinds a slide; a courier is booked, the others lead to their stores', async () => {
    const courier = { refused: false, onCourier: () => undefined } as never;
    const categories = [...kinds.slice(0, 7), category(8, { delivery_type: 2 })];
    const { shown } = await draw(<Categories categories={categories} chosen="id-2" onChoose={() => undefined} courier={courier} />);
    expect(shown()).toEqual(['What would you like?', ...categories.map(({ delivery_name }) => `link: ${delivery_name}`)]);
    const lists = [...document.querySelectorAll('ul')].filter((list) => !list.querySelector('ul'));
    const slides = lists.map((list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')));
    const stores = (unique_id: number) => `/stores?category=id-${unique_id}`;
    expect(slides).toEqual([[1, 2, 3, 4, 5, 6].map(stores), [stores(7), '/courier_order']]);
  });
  test('kinds that are not for customers are left out', () =>
    expect(
      visibleCategories([category(1), category(2, { is_visible_in_goeat: false }), category(3)]).map(({ unique_id }) => unique_id),
    ).toEqual([1, 3]));
  test('the one numbered 2 is chosen before anybody chose, else the first that has stores', () => {
    const courier = category(9, { delivery_type: 2 });
    expect(categoryChosenFirst([category(1), category(2), category(3)])?.unique_id).toBe(2);
    expect(categoryChosenFirst([courier, category(3), category(4)])?.unique_id).toBe(3);
    expect(categoryChosenFirst([courier])).toBeUndefined();
  });
});

describe('where there is nothing to show', () => {
  const said = async (failure: object) => {
    const view = <Unavailable error={new CallFailed(failure as never)} retry={() => undefined} retrying={false} />;
    return (await draw(view, { groups: ['codes'] })).shown();
  };
  test.each([
    [811, 'This city could not be found.'],
    [813, 'We don’t deliver in this city yet.'],
    [843, 'This service is not available in this city yet.'],
  ])('%d is about the place: another address is the way on', async (code, why) =>
    expect(await said({ kind: 'refused', code, reason: null, details: null })).toEqual([
      'alert:',
      'no delivery found in this area',
      why,
      'button: Try another address',
    ]),
  );
  test.each([
    [{ kind: 'refused', code: 999, reason: null, details: null }, 'Your session has ended. Please sign in again.'],
    [{ kind: 'transport', cause: 'offline', retryAfterMs: null, code: 811 }, 'No connection. Check your network and try again.'],
  ])('anything else is asked again: %o', async (failure, why) =>
    expect(await said(failure)).toEqual(['alert:', 'The stores cannot be shown right now', why, 'button: Try again']),
  );
});

describe('the app', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  const at = async (agent: string, isWanted: boolean, storage = createBrowserStorage(memoryStore)) => {
    Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
    try {
      const drawn = await draw(<AppPrompt />, { storage });
      const link = () => document.querySelector('a')?.getAttribute('href') ?? null;
      if (isWanted) await drawn.until(() => link() !== null);
      return { ...drawn, link: link() };
    } finally {
      Reflect.deleteProperty(navigator, 'userAgent');
    }
  };
  test.each([
    ['an iPhone', IPHONE, pageBrand().apps.appStore],
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', pageBrand().apps.appStore],
    ['an iPod', 'Mozilla/5.0 (iPod touch; CPU OS 12_0)', pageBrand().apps.appStore],
    ['Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', pageBrand().apps.playStore],
    ['anything else', 'Mozilla/5.0 (X11; Linux x86_64)', null],
  ])('is told of on %s', async (_device, agent, link) => expect((await at(agent, link !== null)).link).toBe(link));
  test('is told of only where there is one, in the page too', async () => {
    expect(appFor(IPHONE, { appStore: null, playStore: 'https://shop.example' })).toBeNull();
    const whose = pageBrand();
    const withApps = async (apps: ReturnType<typeof pageBrand>['apps']) => {
      setPageSettings({ brand: { ...whose, apps } });
      return (await draw(<AppSection />)).shown();
    };
    expect(await withApps({ appStore: null, playStore: null })).toEqual([]);
    const shown = await withApps({ appStore: null, playStore: 'https://shop.example' });
    setPageSettings({ brand: whose });
    expect(shown.filter((line) => line.startsWith('link:'))).toEqual(['link: Play Store']);
  });
  test('is told of once', async () => {
    const store = memoryStore();
    const storage = createBrowserStorage(() => store);
    const { press, shown } = await at(IPHONE, true, storage);
    expect(shown().filter((line) => line !== 'button: ')).toEqual([
      'dialog: TO ORDER Download the App!',
      'button: Close',
      'TO ORDER',
      'Download the App!',
      'Reorder in two taps and follow your courier on the map.',
      'link: DOWNLOAD NOW',
    ]);
    await press('Close');
    expect((await at(IPHONE, false, storage)).link).toBeNull();
  });
});
