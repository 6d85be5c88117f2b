import { Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { useFavourite } from '#src/flows/favourite/use-favourite.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '../failures/FailureText.tsx';
import styles from './FavouriteHeart.module.css';

type FavouriteToggleProps = {
  readonly storeId: string;
  readonly storeName: string;
  /** What the stored customer's favourites say. */
  readonly isKnown: boolean;
};

/** Keeps a store among the favourites, or lets it go. */
export function FavouriteToggle({ storeId, storeName, isKnown }: FavouriteToggleProps) {
  const { t } = useLingui();
  const [view, send] = useFavourite(storeId, isKnown);
  return (
    <>
      <IconButton
        label={t`${storeName} is a favourite`}
        aria-pressed={view.isFavourite}
        aria-busy={view.saving || undefined}
        icon={<Heart size={26} fill={view.isFavourite ? 'currentColor' : 'none'} aria-hidden="true" />}
        onClick={() => send({ type: 'heart.pressed' })}
      />
      {view.failure ? (
        <Message
          tone="bad"
          title={<Trans>Your favourites could not be changed.</Trans>}
          action={
            <Button variant="secondary" size="small" onClick={() => send({ type: 'notice.read' })}>
              <Trans>Close</Trans>
            </Button>
          }
          className={styles.notice}
        >
          <FailureText failure={view.failure} />
        </Message>
      ) : null}
    </>
  );
}
