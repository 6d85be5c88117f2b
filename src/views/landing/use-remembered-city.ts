import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps the city that a place belongs to, with its timezone, for the pages that have no place (3-reference, section 3). */
export function useRememberedCity(city: { readonly _id: string; readonly timezone: string } | undefined): void {
  const { keeper } = useRouteContext({ from: '__root__' });
  const id = city?._id;
  const timezone = city?.timezone;
  useEffect(() => {
    if (id === undefined || timezone === undefined) return;
    keeper.write('city_id', id);
    keeper.write('timezone', timezone);
  }, [keeper, id, timezone]);
}
