import { startTransition, useState } from 'react';
import type { Place } from '#contract/calls/places.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { useSearching } from '#src/shop/place/use-searching.ts';
import { toAddressFieldView, UNTOUCHED, type Field } from './address-field.view.ts';
import { useCityNamed } from './use-city-named.ts';
import { usePinDialog } from './use-pin-dialog.ts';

/** What is typed and not chosen, where it is kept beyond the field: null while the place that is known stands there. */
export type KeptSearch = { readonly text: string | null; readonly onTyped: (text: string) => void };

export type AddressSearchState = ReturnType<typeof useAddressSearch>;

/**
 * An address field and what can be done in it. `onChosen` is called with a place once the location flow has it; where
 * the field is for a place of its `own` (null for none yet), the location flow stays as it is. `kept` is what was typed when the field was
 * last drawn, and receives what is typed.
 */
export function useAddressSearch(onChosen: (place: CurrentLocation) => void, own?: CurrentLocation | null, kept?: KeptSearch) {
  const [location, sendLocation] = useLocationFlow();
  const [field, setField] = useState<Field>({ ...UNTOUCHED, typed: kept?.text ?? null });
  const change = (to: Partial<Field>) => setField((before) => ({ ...before, ...to }));
  const close = () => change({ open: false });
  const finish = (place: CurrentLocation) => {
    change({ open: false, typed: null });
    onChosen(place);
  };
  const [search, send, prepare] = useSearching(finish, own === undefined);
  const view = toAddressFieldView(field, search, location, own, useCityNamed()?.centre);
  const pin = usePinDialog();
  return {
    ...view,
    type: (typed: string) => {
      if (pin.state === 'missing') pin.close();
      change({ typed, active: 0, open: true });
      kept?.onTyped(typed);
      if (view.deviceTrouble) sendLocation({ type: 'trouble.read' });
      send({ type: 'text.typed', text: typed });
    },
    clear: () => {
      change({ typed: '', open: false });
      kept?.onTyped('');
      send({ type: 'text.cleared' });
    },
    prepare: () => {
      prepare();
      // What was typed before a reload is looked for once somebody comes back to it.
      if (field.typed && search.is === 'resting') send({ type: 'text.typed', text: field.typed });
    },
    pin,
    askForPin: () => {
      close();
      void pin.open();
    },
    // The field answers the finger first; the list follows.
    show: () => startTransition(() => change({ open: true })),
    close,
    highlight: (active: number) => change({ active }),
    choose: (place: Place) => send({ type: 'place.picked', place }),
    takeMyLocation: () => {
      close();
      send({ type: 'device.wanted' });
    },
    takePin: (place: CurrentLocation) => {
      pin.close();
      send({ type: 'place.given', place });
    },
    chooseFirst: () => {
      close();
      if (view.taken) finish(view.taken);
      else send({ type: 'first.wanted' });
    },
  };
}
