import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { activeOrdersOptions } from '#src/api/orders.ts';
import { createApplication } from '#src/app/application.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';

/** A page that shows Léa's orders in English; nothing that it asks for is answered. */
async function showingOrders({ signedIn }: { readonly signedIn: typeof lea }) {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  storage.write('user', signedIn);
  const transport = () => new Promise<never>(() => undefined);
  const { api, queryClient, texts } = createApplication({ transport, storage, tabStorage: storage, language: 'en' });
  await texts.load('orders');
  const optionsOf = ({ _id }: { readonly _id: string }) => ({
    ...queryClient.defaultQueryOptions(activeOrdersOptions(api, _id)),
    select: undefined,
  });
  queryClient.setQueryData(optionsOf(lea).queryKey, { order_list: [] } as never);
  const observer = new QueryObserver(queryClient, optionsOf(lea));
  observer.subscribe(() => undefined);
  return { texts, observer, show: (who: typeof lea) => observer.setOptions(optionsOf(who)) };
}

test('what is shown stays while it is asked for in another language', async () => {
  const { texts, observer, show } = await showingOrders({ signedIn: lea });
  await texts.speak('fr');
  show(lea);
  expect(observer.getCurrentResult()).toMatchObject({ data: { order_list: [] }, isPlaceholderData: true });
});

test('nobody is shown what another customer was, whose language is another', async () => {
  const { texts, observer, show } = await showingOrders({ signedIn: noah });
  await texts.speak('fr');
  show(noah);
  expect(observer.getCurrentResult().data).toBeUndefined();
});
