import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { asksForFood } from '#domain/catalogue/food-filter.ts';
import { useEats } from '#src/shop/diets/use-diets.ts';
import { askedIn } from '#src/api/served-cities.ts';
import { useCityNamed } from '../address/use-city-named.ts';

export function useNarrowing() {
  const search = useSearch({ from: '/stores' });
  const eats = useEats();
  const city = askedIn(useCityNamed()?.slug);
  const navigate = useNavigate({ from: '/stores' });
  // What is typed leads and the address follows, except where the address names another category: by a choice, or by Back.
  const [typed, setTyped] = useState({ text: search.q, category: search.category });
  if (typed.category !== search.category) setTyped({ text: search.q, category: search.category });
  const narrow = (change: Partial<typeof search>) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false });
  const type = (text: string, tags: string[] = search.tags) => {
    setTyped({ text, category: search.category });
    narrow({ q: text, tags });
  };
  const widen = () => {
    setTyped({ text: '', category: search.category });
    narrow({ q: '', tags: [], diets: [], without: [], everything: asksForFood(eats), open: false, free: false, rated: false });
  };
  const choose = (category: string) =>
    void navigate({
      search: (now) => ({ ...now, q: '', tags: [], category, city }),
      resetScroll: false,
    });
  return { search, typed: typed.text, narrow, type, widen, choose };
}
