import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Card } from '#contract/entities/card.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { cardName } from './card-name.ts';
import styles from './cards.module.css';

type RemoveCardDialogProps = {
  readonly card: Card | null;
  /** No other one remains. */ readonly isLast: boolean;
  readonly onSure: () => void;
  readonly onKeep: () => void;
};

export function RemoveCardDialog({ card, isLast, onSure, onKeep }: RemoveCardDialogProps) {
  const { t } = useLingui();
  const [last, setLast] = useState(card);
  if (card && card !== last) setLast(card);
  const name = last ? cardName(last) : '';
  useBackCloses(card !== null, onKeep);
  return (
    <Dialog
      open={card !== null}
      onClose={onKeep}
      title={t`Remove ${name}?`}
      closeLabel={t`Close`}
      foot={
        <div className={styles.foot}>
          <Button variant="secondary" onClick={onKeep}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" onClick={onSure}>
            <Trans context="a card">Remove</Trans>
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>
        {isLast ? (
          <Trans>You’ll have no cards left. You can add it again any time.</Trans>
        ) : last?.is_default ? (
          <Trans>This is your default card. The next one will take its place.</Trans>
        ) : (
          <Trans>You can add it again any time.</Trans>
        )}
      </p>
    </Dialog>
  );
}
