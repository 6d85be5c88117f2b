import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './NothingFound.module.css';

type NothingFoundProps = { readonly query: string; readonly onClear: () => void };

/** No item is called that. */
export function NothingFound({ query, onClear }: NothingFoundProps) {
  const words = query.trim().replace(/\s+/g, ' ');
  return (
    <EmptyState
      className={styles.nothing}
      picture={<span className={styles.picture}><SearchX size={40} aria-hidden="true" /></span>}
      title={<Trans>Nothing on this menu is called “{words}”.</Trans>}
      action={<Button variant="secondary" size="small" onClick={onClear}><Trans>Show the whole menu</Trans></Button>}
    >
      <Trans>Try a shorter word.</Trans>
    </EmptyState>
  );
}
