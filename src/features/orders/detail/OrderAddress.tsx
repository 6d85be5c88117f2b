import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { OrderAddress as Address } from '#contract/entities/order-address.ts';
import { Card } from '#src/ui/Card.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { OrderView } from '../order.view.ts';
import styles from './OrderDetail.module.css';

export const OrderAddress = ({ view: { isPickup, goal, note } }: { readonly view: OrderView }) => (
  <Card as="section" aria-labelledby="order-address">
    <h3 id="order-address">{isPickup ? <Trans>Collected at the store</Trans> : <Trans>Delivery address</Trans>}</h3>
    <AddressLines of={goal} note={note} />
  </Card>
);

type AddressLinesProps = {
  readonly of: Address | null;
  readonly note?: string;
  readonly person?: ReactElement | null;
};

export function AddressLines({ of, note, person }: AddressLinesProps) {
  const comment = note || of?.note;
  return (
    <>
      {of ? (
        <p className={styles.address} translate="no">
          <Unbroken>{of.address}</Unbroken>
        </p>
      ) : null}
      <dl className={styles.details}>
        {person}
        {of?.floor ? <Detail name={<Trans>Floor</Trans>}>{of.floor}</Detail> : null}
        {of?.entry_code ? <Detail name={<Trans>Entry code</Trans>}>{of.entry_code}</Detail> : null}
        {comment ? <Detail name={<Trans>Comment</Trans>}>{comment}</Detail> : null}
      </dl>
    </>
  );
}

export const Detail = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.detail}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
