import type { CurrentLocation } from '#contract/entities/address.ts';
import type { LocateFailure } from '#machines/location/location.machine.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { isAbsent } from '#src/api/call-failed.ts';
import type { Geocoder } from '#src/maps/geocoder.ts';

/** @throws GeolocationPositionError, or TypeError where the device has no such sense */
const askDevice = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 8_000, maximumAge: 60_000 });
  });

export async function locate(geocoder: Geocoder, signal: AbortSignal): Promise<Result<CurrentLocation, LocateFailure>> {
  let position: GeolocationPosition;
  try {
    position = await askDevice();
  } catch (error) {
    return failed(error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable');
  }
  const { latitude, longitude } = position.coords;
  const found = await geocoder.nearest({ latitude, longitude }, signal);
  const { toCurrentLocationAt } = await import('#domain/current-location.ts');
  // A server that names no places: the point is one all the same.
  if (!found.ok && isAbsent(found.failure)) return ok(toCurrentLocationAt({ latitude, longitude }, null));
  if (!found.ok) return failed('unavailable');
  return found.value ? ok(toCurrentLocationAt({ latitude, longitude }, found.value)) : failed('outside');
}
