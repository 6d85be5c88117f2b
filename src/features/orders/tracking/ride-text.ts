import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { timeAt } from '#domain/schedule/store-clock.ts';
import type { RideWords } from '#machines/ride/ride.view.ts';
import { distanceText } from '#src/features/address/map/distance-text.ts';

export function rideText(i18n: I18n, { metresLeft, minutesLeft, at }: RideWords, timezone: string): string {
  const parts = [
    metresLeft === null ? null : metresLeft === 0 ? i18n._(msg`At the door`) : i18n._(msg`${distanceText(i18n, metresLeft)} away`),
    minutesLeft === null || minutesLeft === 0 ? null : i18n._(msg`about ${minutesLeft} min`),
    at === null ? null : i18n._(msg`updated ${timeAt(at, timezone)}`),
  ].filter((part) => part !== null);
  return parts.length === 0 ? i18n._(msg`On the way`) : parts.join(', ');
}
