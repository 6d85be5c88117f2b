import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { MenuItem } from '../../../contract/entities/store.ts';
import { classNames } from '../../ui/class-names.ts';
import { DialogOutline } from '../../ui/DialogOutline.tsx';
import { ItemCover } from './ItemCover.tsx';
import dialog from './ItemDialog.module.css';
import styles from './ItemOutline.module.css';
import { ItemPrice } from './ItemPrice.tsx';

/** Heights in the dialog, in pixels: a group's heading, one option of it, and the note with the facts. */
const HEIGHTS = { heading: 60, option: 48, rest: 250 };

type ItemOutlineProps = {
  readonly item: MenuItem;
  readonly currency: string;
  /** When it was asked for (`performance.now()`). */
  readonly since: number;
  /** Called once it is on the screen. */
  readonly onDrawn: () => void;
};

/** What a menu's item shows of its dialog at once: its picture, name and price; options, note and buttons come with the dialog. */
export function ItemOutline({ item, currency, since, onDrawn }: ItemOutlineProps) {
  useEffect(onDrawn, [onDrawn]);
  const picture = item.image_url[0];
  const height = item.specifications.reduce((sum, { list }) => sum + HEIGHTS.heading + HEIGHTS.option * list.length, HEIGHTS.rest);
  return (
    <>
      <DialogOutline since={since} title={item.name} cover={picture ? <ItemCover src={picture} /> : undefined} foot={<span className={styles.button} />}>
        {item.details ? <p className={dialog.details}>{item.details}</p> : null}
        <p className={dialog.price}><ItemPrice item={item} currency={currency} /></p>
        <div style={{ height }} />
      </DialogOutline>
      <p role="status" className={classNames('visually-hidden', styles.opening)}><Trans>Opening</Trans></p>
    </>
  );
}
