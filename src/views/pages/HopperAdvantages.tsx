import { Trans } from '@lingui/react/macro';
import { PointGrid, type Point } from './PointGrid.tsx';

/** What a courier has from riding here. */
export function HopperAdvantages() {
  const advantages: readonly Point[] = [
    {
      key: 'ways',
      picture: '/pictures/dish/bare/sky/mountain.svg',
      title: <Trans>Short ways</Trans>,
      text: <Trans>Every delivery stays in and around Geneva, and each store says how far it goes.</Trans>,
    },
    {
      key: 'door',
      picture: '/pictures/dish/bare/apricot/key.svg',
      title: <Trans>The door is known</Trans>,
      text: <Trans>Address, floor, entry code and a note come with the order, so nobody searches in the stairwell.</Trans>,
    },
    {
      key: 'code',
      picture: '/pictures/dish/bare/pistachio/notebook.svg',
      title: <Trans>Clear to the end</Trans>,
      text: <Trans>A code at the store and one at the door: both sides know that the order has changed hands.</Trans>,
    },
    {
      key: 'vehicle',
      picture: '/pictures/dish/bare/butter/scooter.svg',
      title: <Trans>What you ride</Trans>,
      text: <Trans>Bike, scooter or van: small orders and heavy parcels both need somebody.</Trans>,
    },
  ];
  return <PointGrid points={advantages} />;
}
