import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import styles from './CategorySheet.module.css';

type CategorySheetProps = {
  readonly open: boolean;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly items: number }[];
  readonly current: string | null;
  readonly onClose: () => void;
  readonly onGo: (id: string) => void;
};

export function CategorySheet({ open, categories, current, onClose, onGo }: CategorySheetProps) {
  const { t } = useLingui();
  const chosen = useRef<string | null>(null);
  useBackCloses(open, onClose);
  const choose = (id: string) => {
    chosen.current = id;
    onClose();
  };
  // The page stands still as long as the sheet is above it.
  const leave = () => {
    if (chosen.current) onGo(chosen.current);
    chosen.current = null;
  };
  return (
    <Dialog open={open} onClose={onClose} onClosed={leave} title={<Trans>Menu categories</Trans>} closeLabel={t`Close`}>
      <ul className={styles.list}>
        {categories.map(({ id, name, items }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.category}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => choose(id)}
            >
              <span>{name}</span> <span className={styles.count}>{items}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
