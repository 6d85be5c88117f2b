import { startTransition, useState } from 'react';
import type { Place } from '#contract/calls/places.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { toCurrentLocation } from '#src/api/place.ts';
import { CITY_CENTRE } from '#src/api/around.ts';
import { useFlows } from '#src/flows/flows.tsx';
import { useLocating } from '#src/flows/location/use-locating.ts';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import { useSearching } from '#src/flows/address-search/use-searching.ts';
import { usePinDialog } from './use-pin-dialog.ts';

export type AddressSearchState = ReturnType<typeof useAddressSearch>;

/** The address being searched for. `onChosen` hears of a place once the location flow has been told of it. */
export function useAddressSearch(onChosen: (place: CurrentLocation) => void) {
  const [location, sendLocation] = useLocationFlow();
  const locateDevice = useLocating();
  const { location: flow } = useFlows();
  /** What stands in the field; null while it is the place that is known. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  /** The text that suggestions were last seen for: they stay to be looked at, not to be pressed, until others come. */
  const [seen, setSeen] = useState<{ readonly text: string; readonly places: readonly Place[] }>({ text: '', places: [] });

  const finish = (place: CurrentLocation) => {
    setOpen(false);
    setTyped(null);
    onChosen(place);
  };
  const take = async (place: CurrentLocation) => {
    sendLocation({ type: 'place.chosen', place });
    // The page that comes next looks for the place at once.
    await flow.start();
    finish(place);
  };
  const [search, send, prepare] = useSearching((found) => void take(toCurrentLocation(found)));
  if (search.is === 'some' && search.places !== seen.places) setSeen({ text: search.text, places: search.places });
  if ((search.is === 'resting' || search.is === 'none' || search.is === 'silent') && seen.places.length > 0)
    setSeen({ text: '', places: [] });

  const known = location.is === 'nowhere' ? null : location.place;
  const pin = usePinDialog();
  return {
    open,
    active,
    status: search.is,
    places: search.places,
    /** Suggestions of a moment ago, while others are asked for. */
    before: search.is === 'asking' ? seen.places : [],
    text: typed ?? known?.address ?? '',
    query: search.text,
    trouble: search.trouble,
    taking: search.taking,
    locating: location.is === 'locating',
    deviceTrouble: location.is === 'locating' ? null : location.trouble,
    type: (next: string) => {
      if (pin.state === 'missing') pin.close();
      setTyped(next);
      setActive(0);
      setOpen(true);
      if (location.is !== 'locating' && location.trouble) sendLocation({ type: 'trouble.read' });
      send({ type: 'text.typed', text: next });
    },
    clear: () => {
      setTyped('');
      setOpen(false);
      send({ type: 'text.cleared' });
    },
    prepare,
    pin,
    /** Where a pin stands first. */
    pinStart: known ?? CITY_CENTRE,
    /** Opens the map; the list makes room for it. */
    askForPin: () => {
      setOpen(false);
      void pin.open();
    },
    // The field answers the finger first; the list follows.
    show: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
    highlight: setActive,
    choose: (place: Place) => send({ type: 'place.picked', place }),
    /** Asks the device; a place that is found counts as chosen. */
    takeMyLocation: async () => {
      setOpen(false);
      const place = await locateDevice();
      if (!place) return;
      send({ type: 'text.cleared' });
      finish(place);
    },
    /** Takes the place where a pin was put. */
    takePin: (place: CurrentLocation) => {
      pin.close();
      send({ type: 'text.cleared' });
      void take(place);
    },
    /** Takes the first suggestion for what is typed, or the place that is known already; says so when there is neither. */
    chooseFirst: () => {
      setOpen(false);
      if (typed === null && known) finish(known);
      else send({ type: 'first.wanted' });
    },
  };
}
