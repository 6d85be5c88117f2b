import { Trans } from '@lingui/react/macro';
import { ThreePictures } from './ThreePictures.tsx';

export const PartnerBenefits = () => (
  <ThreePictures
    points={[
      {
        key: 'page',
        picture: '/pictures/scene/card/sky-vichy-plate/bento+tea*0.8.svg',
        title: <Trans>A page of your own</Trans>,
        text: <Trans>Menu, options, diets and allergens as you give them, in French and in English.</Trans>,
      },
      {
        key: 'reach',
        picture: '/pictures/scene/card/butter/scooter+box*0.7.svg',
        title: <Trans>Couriers when you need them</Trans>,
        text: <Trans>You cook and pack, a courier does the rest. Customers follow every stop.</Trans>,
      },
      {
        key: 'pace',
        picture: '/pictures/scene/card/rose-panel/bell.svg',
        title: <Trans>Your own pace</Trans>,
        text: <Trans>Opening hours for every day, time slots that fill up, and a sign on your page when the kitchen is busy.</Trans>,
      },
    ]}
  />
);
