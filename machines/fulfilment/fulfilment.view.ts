import type { SnapshotFrom } from 'xstate';
import { canPickUp, type fulfilmentMachine } from './fulfilment.machine.ts';

/** `pickup`: whether there is such a choice; shown but locked where it can't be taken now or is the only one. */
export type FulfilmentView = { readonly isPickup: boolean; readonly pickup: 'absent' | 'free' | 'lockedOn' | 'lockedOff' };

export function toFulfilmentView({ value, context: { offer } }: SnapshotFrom<typeof fulfilmentMachine>): FulfilmentView {
  switch (value) {
    case 'onlyPickup':
      return { isPickup: true, pickup: 'lockedOn' };
    case 'onlyDelivery':
      return { isPickup: false, pickup: 'absent' };
    case 'pickup':
      return { isPickup: true, pickup: 'free' };
    case 'delivery': {
      if (!offer) return { isPickup: false, pickup: 'absent' };
      return { isPickup: false, pickup: canPickUp(offer) ? 'free' : 'lockedOff' };
    }
  }
}
