import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { categoriesOptions } from '#src/api/categories.ts';
import { CITY_CENTRE } from '#src/api/whereabouts.ts';
import { createApplication } from '#src/app/application.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import type { Transport } from '#src/api/api.ts';

const storage = createBrowserStorage(() => memoryStore());
function withoutNetwork() {
  const transport = vi.fn<Transport>(() => Promise.reject(new TypeError('Failed to fetch')));
  const { queryClient, api } = createApplication({ transport, storage, tabStorage: storage, language: 'en' });
  const options = categoriesOptions(api, CITY_CENTRE);
  return { transport, queryClient, options };
}
afterEach(() => onlineManager.setOnline(true));

test('who is offline is told at once: what a page needs is asked for once, and its page opens', async () => {
  onlineManager.setOnline(false);
  const { transport, queryClient, options } = withoutNetwork();
  await queryClient.prefetchQuery(options);
  expect(transport).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryState(options.queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
});
test('what was read before stays while it cannot be read anew', async () => {
  onlineManager.setOnline(false);
  const { queryClient, options } = withoutNetwork();
  const known = { deliveries: [] } as never;
  queryClient.setQueryData(options.queryKey, known);
  await queryClient.prefetchQuery({ ...options, staleTime: 0 });
  expect(queryClient.getQueryData(options.queryKey)).toBe(known);
});
