import { courierMapMachine } from '#machines/courier-map/courier-map.machine.ts';
import { toCourierMapView } from '#machines/courier-map/courier-map.view.ts';
import { useMachine } from '#src/shop/use-machine.ts';

export function useCourierMap() {
  const [snapshot, send] = useMachine(courierMapMachine);
  return [toCourierMapView(snapshot), send] as const;
}
