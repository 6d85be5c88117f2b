import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readPoint } from '#domain/checkout/map-point.ts';
import { distanceText } from './map/distance-text.ts';

export function placeText(i18n: I18n, address: string): string {
  const point = readPoint(address);
  if (!point || point.name) return address;
  const { coordinates, near } = point;
  if (!near) return i18n._(msg`Point on the map (${coordinates})`);
  const { street } = near;
  const distance = distanceText(i18n, near.metres);
  return i18n._(msg`Point ${distance} from ${street}`);
}
