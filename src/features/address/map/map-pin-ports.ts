import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import type { Api } from '#src/api/api.ts';
import { geocoderFor } from '#src/maps/choose-geocoder.ts';

export function mapPinWith(api: Api): typeof mapPinMachine {
  const geocoder = geocoderFor(api);
  return mapPinMachine.provide({ actors: { nameIt: alwaysAnswered(({ input, signal }) => geocoder.nearest(input.point, signal)) } });
}
