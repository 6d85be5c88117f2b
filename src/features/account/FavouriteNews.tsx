import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { TickedDeletion } from '#src/features/account/use-ticked-deletion.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './Favourites.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type FavouriteNewsProps = {
  readonly view: Pick<TickedDeletion, 'is' | 'gone' | 'failed' | 'undo' | 'read'>;
  readonly deleting: ReactNode;
  readonly gone: ReactNode;
  readonly onAgain: () => void;
};

export function FavouriteNews({ view: { is, gone: count, failed, undo, read }, deleting, gone, onAgain }: FavouriteNewsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.said}>
      {failed?.what === 'loading' ? (
        <Message tone="bad" action={<TryAgain onClick={onAgain} />}>
          <FailureText failure={failed.failure} />
        </Message>
      ) : null}
      {failed?.what === 'deleting' ? (
        <Message tone="bad" title={<Trans>Nothing was deleted.</Trans>}>
          <FailureText failure={failed.failure} />
        </Message>
      ) : null}
      {is === 'deleting' ? <Message role="status">{deleting}</Message> : null}
      {count > 0 ? (
        <Message
          tone={failed?.what === 'undoing' ? 'bad' : 'ok'}
          wide
          action={
            <Button variant="secondary" size="small" autoFocus busy={is === 'undoing'} onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          }
          aside={<IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} onClick={read} />}
        >
          <span>{gone}</span> {failed?.what === 'undoing' ? <FailureText failure={failed.failure} /> : null}
        </Message>
      ) : null}
    </div>
  );
}
