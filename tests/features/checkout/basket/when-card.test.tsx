import { expect, test, vi } from 'vitest';
import type { StoreDetail } from '#contract/entities/store.ts';
import type { FulfilmentTimeView } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { WhenCard } from '#src/features/checkout/basket/WhenCard.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const store = { address: 'Rue Jean-Calvin 4, 1204 Genève' } as StoreDetail;

test.each(['free', 'lockedOn'] as const)(
  'where an order is collected (%s) keeps its address in one piece at hyphens and before its town',
  async (pickup) => {
    const view = { time: { is: 'asap', choice: null }, way: { pickup, isPickup: pickup === 'lockedOn' } } as unknown as FulfilmentTimeView;
    const { shown } = await draw(<WhenCard store={store} view={view} minutes={null} onTell={vi.fn()} />, { groups: ['basket', 'frame'] });
    expect(shown().join(' ')).toContain(store.address);
    expect([...document.querySelectorAll('[class*=unit]')].map((unit) => unit.textContent)).toEqual(['Jean-Calvin', '1204 Genève']);
  },
);
