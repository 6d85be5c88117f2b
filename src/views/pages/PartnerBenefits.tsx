import { Trans } from '@lingui/react/macro';
import { PointGrid, type Point } from './PointGrid.tsx';

/** What a store has from being here. */
export function PartnerBenefits() {
  const benefits: readonly Point[] = [
    {
      key: 'page',
      picture: '/pictures/dish/sky/bento.svg',
      title: <Trans>A page of your own</Trans>,
      text: <Trans>Menu, options, diets and allergens as you give them, in French and in English.</Trans>,
    },
    {
      key: 'reach',
      picture: '/pictures/dish/bare/butter/scooter.svg',
      title: <Trans>Your own reach</Trans>,
      text: <Trans>You decide how far you deliver, from which amount and for which fee. Customers see it before they choose.</Trans>,
    },
    {
      key: 'pace',
      picture: '/pictures/dish/bare/rose/bell.svg',
      title: <Trans>Your own pace</Trans>,
      text: <Trans>Opening hours for every day, time slots that fill up, and a sign on your page when the kitchen is busy.</Trans>,
    },
    {
      key: 'collect',
      picture: '/pictures/dish/bare/pistachio/bags.svg',
      title: <Trans>Delivered or collected</Trans>,
      text: <Trans>For now or for later, brought to the door or picked up at yours: you choose what you offer.</Trans>,
    },
  ];
  return <PointGrid points={benefits} />;
}
