import { Trans } from '@lingui/react/macro';
import { ThreePictures } from './ThreePictures.tsx';

export const HopperAdvantages = () => (
  <ThreePictures
    points={[
      {
        key: 'ways',
        picture: '/pictures/scene/card/sky-lake/bike+tree*0.8.svg',
        title: <Trans>Short trips</Trans>,
        text: <Trans>Every delivery stays in and around its city, and each store sets how far it delivers.</Trans>,
      },
      {
        key: 'door',
        picture: '/pictures/scene/card/apricot-panel/key.svg',
        title: <Trans>You know where to go</Trans>,
        text: <Trans>Address, floor, entry code and a note come with the order, so nobody gets lost in the stairwell.</Trans>,
      },
      {
        key: 'vehicle',
        picture: '/pictures/scene/card/butter/scooter+van*1.2.svg',
        title: <Trans>What you ride</Trans>,
        text: <Trans>Bike, scooter or van: we need couriers for small orders and heavy parcels alike.</Trans>,
      },
    ]}
  />
);
