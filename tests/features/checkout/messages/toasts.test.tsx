import { act } from 'react';
import { expect, test } from 'vitest';
import type { GoodNews } from '#machines/toasts/toasts.machine.ts';
import type { ToastsView } from '#machines/toasts/toasts.view.ts';
import { EMPTY } from '#src/shop/cart/cart-flow.ts';
import '#src/features/checkout/messages/BasketBar.tsx';
import { BasketMessages } from '#src/features/checkout/messages/BasketMessages.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

async function foot(news: GoodNews, language: 'en' | 'fr' = 'en') {
  const toasts = standingFlow<ToastsView>({ news });
  const drawn = await draw(<BasketMessages />, {
    flows: { cart: standingFlow(EMPTY) },
    toasts: toasts as never,
    language,
    groups: ['codes', 'basket-messages'],
  });
  await drawn.until(() => toasts.told.length > 0);
  const bar = document.querySelector('[role=status] > div');
  const points = (kind: string) => act(async () => bar?.dispatchEvent(new PointerEvent(kind, { bubbles: true })));
  return { ...drawn, toasts, points };
}
const fondue = { name: 'Fondue', count: 2, amount: 5_300, currency: 'CHF' };

test.each([
  ['en', { code: 109 }, 'Added to your favourites.'],
  ['en', { added: { ...fondue, count: 1 } }, 'Fondue added, 1 item, CHF 53.00'],
  ['en', { added: fondue }, 'Fondue added, 2 items, CHF 53.00'],
  ['en', { repeated: { ...fondue, name: 'La Rade' } }, 'Your order from La Rade is in the basket: 2 items, CHF 53.00'],
  ['fr', { code: 109 }, 'Ajouté à vos favoris.'],
  ['fr', { added: fondue }, 'Ajouté au panier : Fondue. 2 articles, CHF 53.00'],
] as const)('good news is read out, in %s: %o', async (language, news, words) =>
  expect((await foot(news, language)).shown()).toEqual(['status:', words]),
);

test('that it is on the screen is told once for each, and what the pointer does with it', async () => {
  const { toasts, until, points, shown } = await foot({ code: 109 });
  await points('pointermove');
  await points('pointerout');
  expect(toasts.told).toEqual([{ type: 'news.drawn' }, { type: 'pointer.rested' }, { type: 'pointer.left' }]);
  await act(async () => toasts.moves({ news: { code: 110 } }));
  await until(() => toasts.told.length === 4);
  expect([toasts.told.at(-1), shown().at(-1)]).toEqual([{ type: 'news.drawn' }, 'Removed from your favourites.']);
  await act(async () => toasts.moves({ news: null }));
  expect(shown()).toEqual([]);
});
