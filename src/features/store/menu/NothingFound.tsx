import { typedLine } from '#contract/typed-text.ts';
import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import styles from './NothingFound.module.css';

type NothingFoundProps = {
  readonly query: string;
  /** Items are left out because of what somebody eats. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
};

export function NothingFound({ query, isFiltered, onClear }: NothingFoundProps) {
  const words = typedLine(query).replace(/\s+/g, ' ');
  return (
    <EmptyState
      className={styles.nothing}
      picture={
        <span className={styles.picture}>
          <SearchX size={40} aria-hidden="true" />
        </span>
      }
      title={words === '' ? <Trans>No dishes match your filters.</Trans> : <Trans>No results for “{words}”.</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          <Trans>Show the whole menu</Trans>
        </Button>
      }
    >
      {isFiltered ? <Trans>Try fewer filters.</Trans> : <Trans>Try a shorter word.</Trans>}
    </EmptyState>
  );
}
