import { queryOptions } from '@tanstack/react-query';
import { reviewCalls } from '#contract/calls/reviews.ts';
import type { ReviewMark } from '#contract/entities/review.ts';
import type { Api } from './api.ts';

export const reviewsOptions = (api: Api, storeId: string, before: ReviewMark | null) =>
  queryOptions({
    queryKey: ['reviews', storeId, before],
    queryFn: ({ signal }) => api.read(reviewCalls.get_store_reviews, { store_id: storeId, before }, signal),
    staleTime: 60_000,
  });
