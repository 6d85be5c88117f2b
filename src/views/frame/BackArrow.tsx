import { useLingui } from '@lingui/react/macro';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import styles from './controls.module.css';

/** Leads back to where the customer came from, or to the stores when this page was the first: those of the store's city, unless a place is known. */
export function BackArrow() {
  const { t } = useLingui();
  const router = useRouter();
  const [location] = useLocationFlow();
  const { city_name: city } = useParams({ strict: false });
  const place = location.is === 'nowhere' ? null : location.place;
  const goBack = (event: MouseEvent) => {
    if (!router.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to="/stores" search={place ? {} : { city }} className={styles.square} aria-label={t`Back`} onClick={goBack}>
      <ArrowLeft size={24} aria-hidden="true" />
    </Link>
  );
}
