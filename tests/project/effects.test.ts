import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sendsInEffects } from './effects.ts';
import { sourcesUnder } from './walls.ts';

/** Effects that tell a flow what only the page knows. Flows tell each other in charts. */
const TELLS_OF_THE_PAGE: Readonly<Record<string, string>> = {
  'src/features/address/map/PinMap.tsx': 'a picture of the map that could not be loaded: what stands in its place knows it alone',
  'src/features/checkout/messages/ToastBar.tsx': 'good news is on the screen, whose words may come late: its chart times it from then on',
};

test('an effect that sends to a flow is found', () => {
  expect(sendsInEffects("useEffect(() => { if (a) send({ type: 'price.asked' }); }, [a]);")).toEqual([1]);
  expect(sendsInEffects("const tell = useEffectEvent(() =>\n  actor.send({ type: 'store.updated', store }));")).toEqual([2]);
  expect(sendsInEffects("const press = () => send({ type: 'price.asked' }); useEffect(() => focus(), []);")).toEqual([]);
});

test('no effect joins flows', () => {
  const files = sourcesUnder('src');
  const sending = files.filter((file) => sendsInEffects(readFileSync(file, 'utf8')).length > 0);
  expect(sending.toSorted()).toEqual(Object.keys(TELLS_OF_THE_PAGE).toSorted());
});
