import { Trans } from '@lingui/react/macro';
import type { LocationView } from '#machines/location/location.view.ts';

type Trouble = NonNullable<Extract<LocationView, { is: 'nowhere' }>['trouble']>;

export function DeviceTrouble({ trouble }: { readonly trouble: Trouble }) {
  switch (trouble) {
    case 'denied':
      return <Trans>Your browser doesn’t share your location. Enter your address instead.</Trans>;
    case 'unavailable':
      return <Trans>Your location could not be found. Enter your address instead.</Trans>;
    case 'outside':
      return <Trans>We don’t deliver where you are yet. Enter another address.</Trans>;
  }
}
