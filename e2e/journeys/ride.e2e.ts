import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { beforeTheBridge, onTheBridge, rideModel, road, somewhere } from '#machines/ride/ride.model.ts';
import type { CourierPosition } from '#machines/ride/ride.setup.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { showPage } from './show-page.ts';
import { openRiddenOrder } from './ridden-order.ts';

const WHERE = endpoints.get_provider_location.path;
const ROAD = endpoints.get_order_route.path;
type Props = object;
const SAME_TIME = 'the same time would end the other wait too';

const tell =
  ({ location, locatedAt, bearing, metresLeft, minutesLeft }: CourierPosition) =>
  async ({ calls }: Stage<Props>) => {
    const route = await calls.take(WHERE);
    await route.fulfill({
      json: {
        success: true,
        provider_location: location,
        ...(locatedAt === null ? {} : { located_at: new Date(locatedAt).toISOString() }),
        bearing,
        metres_left: metresLeft,
        minutes_left: minutesLeft,
      },
    });
  };
const isAsked = ({ calls }: Stage<Props>, path: string, whether: boolean) => expect.poll(() => calls.isWaiting(path)).toBe(whether);
const spoken = ({ page }: Stage<Props>) => page.locator('[data-spoken]');

actInThePage<
  `position.${'asking' | 'resting' | 'paused'}` | `route.${'asking' | 'known' | 'unknown' | 'absent'}` | `voice.${'listening' | 'silent'}`,
  Props
>({
  model: modelOf(rideModel),
  ports: { askPosition: WHERE, askRoute: ROAD },
  unreachable: {
    'nobody looks at the page': 'the map opens as soon as somebody looks',
    'the courier is elsewhere': 'the chart tells itself with each answer',
  },
  rules: [
    { event: 'xstate.after.nextPosition', unlessIn: ['route.asking'], because: SAME_TIME },
    { event: 'xstate.after.nextWord', unlessIn: ['route.asking', 'position.asking', 'position.resting'], because: SAME_TIME },
  ],
  unseen: ['position.deciding'],
  open: async (page) => {
    await openRiddenOrder(page);
    return {};
  },
  acts: {
    'the courier is before the bridge': tell(beforeTheBridge),
    'the courier is on the bridge': tell(onTheBridge),
    'it is said where the courier is, and nothing else': tell(somewhere),
    'the road is told': async ({ calls }) => (await calls.take(ROAD)).fulfill({ json: { success: true, route: road } }),
    'the page is hidden': showPage(false),
    'the page is shown again': showPage(true),
    'the network is back': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  states: {
    'position.asking': (stage) => isAsked(stage, WHERE, true),
    'position.resting': (stage) => isAsked(stage, WHERE, false),
    'position.paused': (stage) => isAsked(stage, WHERE, false),
    'route.asking': (stage) => isAsked(stage, ROAD, true),
    'route.known': (stage) => isAsked(stage, ROAD, false),
    'route.unknown': (stage) => isAsked(stage, ROAD, false),
    'route.absent': (stage) => isAsked(stage, ROAD, false),
    'voice.listening': (stage) => expect(spoken(stage)).toBeAttached(),
    'voice.silent': (stage) => expect(spoken(stage)).not.toBeEmpty(),
  },
});
