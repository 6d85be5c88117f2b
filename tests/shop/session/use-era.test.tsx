import { act } from 'react';
import { expect, test } from 'vitest';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { firstSession } from '#src/shop/session/session-flow.ts';
import { useEra } from '#src/shop/session/use-era.ts';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

test('another era begins whenever a customer leaves, and none when a guest signs in or somebody’s facts change', async () => {
  const session = standingFlow(firstSession(null));
  const Probe = () => <p>era {useEra()}</p>;
  const { shown } = await draw(<Probe />, { flows: { session } });
  const eras: string[] = [];
  for (const now of [
    firstSession(lea),
    firstSession({ ...lea, first_name: 'Inès' }),
    firstSession(noah),
    firstSession(null),
    firstSession(lea),
  ]) {
    await act(async () => session.moves(now));
    eras.push(...shown());
  }
  expect(eras).toEqual(['era 0', 'era 0', 'era 1', 'era 2', 'era 2']);
});
