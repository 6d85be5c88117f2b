import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Review, ReviewMark } from '#contract/entities/review.ts';
import { reviewsOptions } from '#src/api/reviews.ts';
import { ReviewPage } from '#src/features/store/reviews/ReviewPage.tsx';
import { StarSpread } from '#src/features/store/reviews/StarSpread.tsx';
import { draw } from '../stage/draw.tsx';

const STORE = 'a'.repeat(24);
const zoe: Review = { id: '1', name: 'Zoé M.', stars: 2, text: '<b>Froid</b>', language: 'fr', written_at: '2026-10-29T12:00:00Z' };

type Page = { readonly reviews: readonly Review[]; readonly before?: ReviewMark };
const pages = (...told: readonly [ReviewMark | null, Page][]) => {
  const queryClient = new QueryClient();
  for (const [before, { reviews, before: next = null }] of told)
    queryClient.setQueryData(reviewsOptions({} as never, STORE, before).queryKey, {
      user_rate: 4.8,
      user_rate_count: 312,
      spread: null,
      reviews: [...reviews],
      before: next,
      timezone: 'Europe/Zurich',
    });
  return draw(<ReviewPage storeId={STORE} before={null} />, { queryClient, api: {} });
};

describe('what customers wrote', () => {
  test('stands with who, how many stars and when, as text', async () => {
    const { shown } = await pages([null, { reviews: [zoe, { ...zoe, id: '2', name: '', stars: 1, language: null, text: 'Late' }] }]);
    expect(shown()).toEqual(['Zoé M. 2 stars 29 Oct 2026', '<b>Froid</b>', 'A customer 1 star 29 Oct 2026', 'Late']);
    const [first] = document.querySelectorAll('li p[lang]');
    expect(first?.getAttribute('lang')).toBe('fr');
    expect(document.querySelectorAll('li b')).toHaveLength(0);
  });
  test('goes on when more is asked for, and so does the focus', async () => {
    const mark = { at: 1, id: '1' };
    const { shown, press } = await pages(
      [null, { reviews: [zoe], before: mark }],
      [mark, { reviews: [{ ...zoe, id: '2', name: 'Ben A.' }] }],
    );
    expect(shown().at(-1)).toBe('button: Show more');
    await press('Show more');
    expect(shown()).toEqual(['Zoé M. 2 stars 29 Oct 2026', '<b>Froid</b>', 'Ben A. 2 stars 29 Oct 2026', '<b>Froid</b>']);
    expect(document.activeElement?.textContent).toContain('Ben A.');
  });
  test('says so where there is nothing', async () => {
    expect((await pages([null, { reviews: [] }])).shown()).toEqual(['No reviews yet. You can review this store after you order.']);
  });
});

test('how many gave how many stars, the most first; or that nobody knows', async () => {
  const { shown } = await draw(<StarSpread rate={4.75} count={5} spread={[0, 0, 1, 0, 4]} />);
  expect(shown()).toEqual([
    '4.8 5 ratings',
    '5 stars: 4 ratings',
    '4 stars: 0 ratings',
    '3 stars: 1 rating',
    '2 stars: 0 ratings',
    '1 star: 0 ratings',
  ]);
  const unknown = await draw(<StarSpread rate={4.8} count={312} spread={null} />);
  expect(unknown.shown()).toEqual(['4.8 312 ratings', 'We don’t have a breakdown of these ratings.']);
});
