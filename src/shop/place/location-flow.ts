import type { CurrentLocation } from '#contract/entities/address.ts';
import type { locationMachine } from '#machines/location/location.machine.ts';
import type { MachineFlow, SnapshotOf } from '../flow.ts';

export type LocationFlow = MachineFlow<typeof locationMachine>;

export const firstLocation = (place: CurrentLocation | null): SnapshotOf<typeof locationMachine> => ({
  value: place ? 'somewhere' : 'nowhere',
  context: { place, trouble: null },
});
