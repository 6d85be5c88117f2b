import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { courierMapModel } from '#machines/courier-map/courier-map.model.ts';
import { onTheBridge, road } from '#machines/ride/ride.model.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { openRiddenOrder } from './ridden-order.ts';

type Props = object;
const map = ({ page }: Stage<Props>) => page.locator('[data-drawing]');
const seek = ({ page }: Stage<Props>) => page.getByRole('button', { name: 'Centre on courier' });
/** The courier's mark may lie over the store's. */
const tap = (which: 'from' | 'courier') => (stage: Stage<Props>) => map(stage).locator(`[data-mark="${which}"]`).dispatchEvent('click');

actInThePage<`camera.${'following' | 'free'}` | `label.${'closed' | 'open'}`, Props>({
  model: modelOf(courierMapModel),
  ports: {},
  unreachable: {
    'the map cannot be drawn': 'a browser draws maps or it does not: e2e/tracking.e2e.ts opens the page in one that does not',
  },
  rules: [],
  unseen: [],
  open: async (page) => {
    await page.route(`**${endpoints.get_provider_location.path}`, (route) =>
      route.fulfill({
        json: {
          success: true,
          provider_location: onTheBridge.location,
          located_at: new Date(onTheBridge.locatedAt ?? 0).toISOString(),
          bearing: onTheBridge.bearing,
          metres_left: onTheBridge.metresLeft,
          minutes_left: onTheBridge.minutesLeft,
        },
      }),
    );
    await page.route(`**${endpoints.get_order_route.path}`, (route) => route.fulfill({ json: { success: true, route: road } }));
    await openRiddenOrder(page);
    await expect(page.locator('[data-mark="courier"]')).toBeVisible();
    return {};
  },
  acts: {
    // What a graphics card does at once takes a software renderer a while.
    'the map is drawn': (stage) => expect(map(stage)).toHaveAttribute('data-drawing', 'drawn'),
    'the customer drags the map': async (stage) => {
      const box = await map(stage).boundingBox();
      if (!box) throw new Error('the map has no size');
      const { mouse } = stage.page;
      await mouse.move(box.x + 60, box.y + box.height - 60);
      await mouse.down();
      await mouse.move(box.x + 140, box.y + box.height - 100, { steps: 6 });
      await mouse.up();
    },
    'the customer wants to see the courier again': (stage) => seek(stage).click(),
    'the customer taps the store': tap('from'),
    'the customer taps the courier': tap('courier'),
  },
  states: {
    'camera.following': (stage) => expect(seek(stage)).toBeHidden(),
    'camera.free': (stage) => expect(map(stage)).toBeVisible(),
    'label.closed': (stage) => expect(map(stage).locator('[data-label]')).toHaveCount(0),
    'label.open': (stage) => expect(map(stage).locator('[data-label]')).toBeVisible(),
  },
  afterwards: { 'the customer drags the map': (stage) => expect(seek(stage)).toBeVisible() },
});
