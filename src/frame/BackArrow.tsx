import { useLingui } from '@lingui/react/macro';
import { useParams, useRouter } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { askedIn } from '#src/api/served-cities.ts';
import styles from './controls.module.css';

export function BackArrow() {
  const { t } = useLingui();
  const router = useRouter();
  const { city_name: city } = useParams({ strict: false });
  const goBack = (event: MouseEvent) => {
    if (!router.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to="/stores" search={{ city: askedIn(city) }} className={styles.square} aria-label={t`Back`} onClick={goBack}>
      <ArrowLeft size={24} aria-hidden="true" />
    </Link>
  );
}
