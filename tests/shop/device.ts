import { vi } from 'vitest';

class PositionError {
  readonly PERMISSION_DENIED = 1;
  constructor(readonly code: number) {}
}

/** What a device says when it is asked where it is: a point, that nobody may know (1), that it can't tell (2); null where it has no such sense. */
export type DeviceSays = { readonly latitude: number; readonly longitude: number } | 1 | 2 | null;

export function deviceSaying(says: DeviceSays) {
  const asked: PositionOptions[] = [];
  vi.stubGlobal('GeolocationPositionError', PositionError);
  const geolocation = {
    getCurrentPosition: (found: (position: object) => void, lost: (error: PositionError) => void, how: PositionOptions) => {
      asked.push(how);
      if (typeof says === 'number') lost(new PositionError(says));
      else found({ coords: says });
    },
  };
  vi.stubGlobal('navigator', says === null ? {} : { geolocation });
  return asked;
}
