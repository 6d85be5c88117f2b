import { useLingui } from '@lingui/react/macro';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { askedIn } from '#src/api/served-cities.ts';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import styles from './controls.module.css';

/** Leads back to where the customer came from, or to the stores when this page was the first: those of the store's city, unless a place is known. */
export function BackArrow() {
  const { t } = useLingui();
  const router = useRouter();
  const [location] = useLocationFlow();
  const city = useRouterState({
    select: ({ matches }) => matches.at(-1)?.params as { readonly city_name?: string } | undefined,
  })?.city_name;
  const place = location.is === 'nowhere' ? null : location.place;
  const goBack = (event: MouseEvent) => {
    if (!router.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to="/stores" search={{ city: place ? undefined : askedIn(city) }} className={styles.square} aria-label={t`Back`} onClick={goBack}>
      <ArrowLeft size={24} aria-hidden="true" />
    </Link>
  );
}
