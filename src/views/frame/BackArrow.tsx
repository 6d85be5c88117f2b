import { useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import styles from './controls.module.css';

/** Leads back to where the customer came from, or to the stores when this page was the first. */
export function BackArrow() {
  const { t } = useLingui();
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (!router.history.canGoBack()) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to="/stores" className={styles.square} aria-label={t`Back`} onClick={goBack}>
      <ArrowLeft size={24} aria-hidden="true" />
    </Link>
  );
}
