import type { SnapshotFrom } from 'xstate';
import type { courierMapMachine, MapPlace } from './courier-map.machine.ts';

export type CourierMapView = {
  readonly drawing: 'coming' | 'drawn' | 'missing';
  readonly isFollowing: boolean;
  readonly label: MapPlace | null;
};

export const toCourierMapView = ({ value, context }: SnapshotFrom<typeof courierMapMachine>): CourierMapView => ({
  drawing: context.drawing,
  isFollowing: value.camera === 'following',
  label: context.labelled,
});
