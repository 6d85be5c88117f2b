import { expect, test } from 'vitest';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { createApplication } from '#src/app/application.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { loadCheckout } from '#src/features/checkout/load-checkout.ts';
import { useCheckout } from '#src/features/checkout/use-checkout.ts';
import { clearStage, draw } from '#tests/features/stage/draw.tsx';

const ASAP = { isPickup: false, time: null };

test('the price that came with the page stands at the first visit of the basket, and is asked anew at the next', async () => {
  const store = memoryStore();
  const application = createApplication({
    transport: () => Promise.resolve({ status: 404, retryAfter: null, text: '' }),
    storage: createBrowserStorage(() => store),
    tabStorage: createBrowserStorage(() => store),
    language: 'en',
    firstPrice: { fulfilment: ASAP, invoice: sampleInvoice },
  });
  const { flows, queryClient, toasts, api } = application;
  await flows.load(loadCheckout);
  const stood: (string | undefined)[] = [];
  function Basket() {
    stood.push(useCheckout().flows?.invoice[0].is);
    return null;
  }
  await draw(<Basket />, { flows, queryClient, toasts, api });
  expect(stood[0]).toBe('priced');
  await clearStage();
  stood.length = 0;
  await draw(<Basket />, { flows, queryClient, toasts, api });
  expect(stood[0]).toBe('asking');
});
