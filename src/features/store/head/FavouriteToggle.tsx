import { Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { useFavourite } from '#src/features/store/head/use-favourite.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './FavouriteHeart.module.css';

type FavouriteToggleProps = {
  readonly storeId: string;
  readonly storeName: string;
  readonly isKnown: boolean;
};

export function FavouriteToggle({ storeId, storeName, isKnown }: FavouriteToggleProps) {
  const { t } = useLingui();
  const { is, asked, failure, give, clear } = useFavourite(storeId);
  const isFavourite = is === 'asking' && asked ? asked.isFavourite : isKnown;
  return (
    <>
      <IconButton
        label={t`${storeName} is a favourite`}
        aria-pressed={isFavourite}
        aria-busy={is === 'asking' || undefined}
        icon={<Heart size={26} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden="true" />}
        onClick={() => give({ isFavourite: !isFavourite })}
      />
      {failure ? (
        <Message
          tone="bad"
          title={<Trans>Your favourites could not be changed.</Trans>}
          action={
            <Button variant="secondary" size="small" onClick={clear}>
              <Trans>Close</Trans>
            </Button>
          }
          className={styles.notice}
        >
          <FailureText failure={failure} />
        </Message>
      ) : null}
    </>
  );
}
