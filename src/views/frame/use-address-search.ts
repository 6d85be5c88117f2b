import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Place } from '../../../contract/calls/places.ts';
import type { CurrentLocation } from '../../../contract/entities/address.ts';
import { useApi } from '../../api/api-context.ts';
import { placesOptions } from '../../api/places.ts';
import { toCurrentLocation } from '../../api/place.ts';
import { useLocating } from '../../flows/use-locating.ts';
import { useLocationFlow } from '../../flows/use-location.ts';

const DEBOUNCE = 150;
const SHORTEST_QUERY = 2;

/** Why pressing the button beside the field led nowhere. */
export type SearchTrouble = 'nothing entered' | 'not found' | 'no answer';

export type AddressSearchState = ReturnType<typeof useAddressSearch>;

/** The address being searched for. `onChosen` hears of a place once the location flow has been told of it. */
export function useAddressSearch(onChosen: (place: CurrentLocation) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [location, sendLocation] = useLocationFlow();
  const locateDevice = useLocating();
  const [typed, setTyped] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [trouble, setTrouble] = useState<SearchTrouble | null>(null);
  const [searching, setSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useQuery({ ...placesOptions(api, query), placeholderData: keepPreviousData });

  const known = location.is === 'nowhere' ? null : location.place;
  const text = typed ?? known?.address ?? '';
  const asksForMore = typed === null || typed.trim().length < SHORTEST_QUERY;
  const places = asksForMore || query.trim().length < SHORTEST_QUERY ? [] : (found.data?.places ?? []);

  const close = () => setOpen(false);
  const finish = (place: CurrentLocation) => {
    clearTimeout(timer.current);
    close();
    setTyped(null);
    setTrouble(null);
    onChosen(place);
  };
  const choose = (place: Place) => {
    const chosen = toCurrentLocation(place);
    sendLocation({ type: 'place.chosen', place: chosen });
    finish(chosen);
  };
  return {
    text, open, active, places, trouble, searching, query,
    /** What is known of the suggestions: nothing asked, asked, none there, or not to be had. */
    status: asksForMore ? 'idle' as const : found.isError ? 'failed' as const : found.data && query === typed ? (places.length > 0 ? 'some' as const : 'none' as const) : 'loading' as const,
    locating: location.is === 'locating',
    deviceTrouble: location.is === 'locating' ? null : location.trouble,
    type: (next: string) => {
      setTyped(next);
      setTrouble(null);
      if (location.is !== 'locating' && location.trouble) sendLocation({ type: 'trouble.read' });
      setActive(0);
      setOpen(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setQuery(next), DEBOUNCE);
    },
    clear: () => {
      clearTimeout(timer.current);
      setTyped('');
      setQuery('');
      setTrouble(null);
      close();
    },
    show: () => setOpen(true),
    close,
    highlight: setActive,
    choose,
    /** Asks the device; a place that is found counts as chosen. */
    takeMyLocation: async () => {
      close();
      setTrouble(null);
      const place = await locateDevice();
      if (place) finish(place);
    },
    /** Takes the first suggestion for what is typed, or the place that is known already; says so when there is neither. */
    chooseFirst: async () => {
      if (typed === null && known) return finish(known);
      if (text.trim().length < SHORTEST_QUERY) return setTrouble('nothing entered');
      setSearching(true);
      try {
        const [first] = (await queryClient.fetchQuery(placesOptions(api, text))).places;
        if (first) choose(first);
        else setTrouble('not found');
      } catch {
        setTrouble('no answer');
      } finally {
        setSearching(false);
      }
    },
  };
}
