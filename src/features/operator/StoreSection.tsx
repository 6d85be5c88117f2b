import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './OperatorPage.module.css';
import { StoreDesk } from './StoreDesk.tsx';
import { useNarrowedBoard } from './use-narrowed-board.ts';

export function StoreSection() {
  const [isOpen, setOpen] = useState(false);
  const [{ store }] = useNarrowedBoard();
  return (
    <details className={styles.keys} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>Store, dishes and slots</Trans>
      </summary>
      {isOpen ? <StoreDesk key={store} named={store} /> : null}
    </details>
  );
}
