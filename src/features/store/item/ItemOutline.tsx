import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { MenuItem } from '#contract/entities/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { DialogOutline } from '#src/ui/DialogOutline.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useItemDialogCode } from './item-dialog-code.ts';
import { ItemCover } from './ItemCover.tsx';
import dialog from './ItemDialog.module.css';
import styles from './ItemOutline.module.css';
import { ItemPrice } from './ItemPrice.tsx';

/** Heights in the dialog, in pixels: a group's heading, one option of it, and the note with the facts. */
const HEIGHTS = { heading: 60, option: 48, rest: 250 };

type ItemOutlineProps = {
  readonly item: MenuItem;
  readonly currency: string;
  readonly since: number;
  readonly onDrawn: () => void;
  readonly onArrival: () => void;
  readonly onClose: () => void;
};

/**
 * What a menu's item shows of its dialog at once: its picture, name and price; options, note and buttons come with the
 * dialog. Where the dialog does not come, it says so and asks for it again.
 */
export function ItemOutline({ item, currency, since, onDrawn, onArrival, onClose }: ItemOutlineProps) {
  const { t } = useLingui();
  const { is, losses, retry } = useItemDialogCode(onArrival);
  useEffect(onDrawn, [onDrawn]);
  const picture = item.image_url[0];
  const isLost = is === 'lost' || is === 'retrying';
  return (
    <DialogOutline
      since={since}
      waits={is !== 'here'}
      title={item.name}
      cover={picture ? <ItemCover src={picture} /> : undefined}
      rest={item.specifications.reduce((sum, { list }) => sum + HEIGHTS.heading + HEIGHTS.option * list.length, HEIGHTS.rest)}
      closeLabel={t`Close`}
      onClose={onClose}
      foot={
        isLost ? (
          <Button full busy={is === 'retrying'} busyLabel={<Trans>Loading</Trans>} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <span className={styles.button} />
        )
      }
    >
      {item.details ? <p className={dialog.details}>{item.details}</p> : null}
      <p className={dialog.price}>
        <ItemPrice item={item} currency={currency} />
      </p>
      {isLost ? (
        <Message key={losses} tone="bad" className={styles.lost} title={<Trans>This item could not be opened.</Trans>}>
          <Trans>Your basket hasn’t changed. Check your connection and try again.</Trans>
        </Message>
      ) : null}
      {is === 'coming' ? (
        <p role="status" className={classNames('visually-hidden', styles.opening)}>
          <Trans>Loading</Trans>
        </p>
      ) : null}
    </DialogOutline>
  );
}
