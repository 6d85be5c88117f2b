import { Trans } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import styles from './TimeBox.module.css';

export function ZoneNote({ timezone }: { readonly timezone: string }) {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // In which timezone a device lives the server cannot know.
  if (typeof window === 'undefined' || own === timezone) return null;
  return (
    <p className={styles.zone}>
      <Globe size={16} aria-hidden="true" />
      <span>
        <Trans>All times are the store’s local time ({timezone}).</Trans>
      </span>
    </p>
  );
}
