import { Trans } from '@lingui/react/macro';
import type { ReorderView } from '#machines/reorder/reorder.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import styles from './WhatChanged.module.css';

type ClearForReorderProps = {
  readonly open: boolean;
  readonly view: ReorderView;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
};

export function ClearForReorder({ open, view, onConfirm, onDecline }: ClearForReorderProps) {
  const { otherStore: other, storeName: store } = view;
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      title={<Trans>Attention</Trans>}
      foot={
        <>
          <Button variant="secondary" full onClick={onDecline}>
            <Trans>Keep my basket</Trans>
          </Button>
          <Button full onClick={onConfirm}>
            <Trans>Start a new basket</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>There are already some items in your cart from another store, you need to clear these to continue</Trans>
      </p>
      {other ? (
        <p className={styles.next}>
          <Trans>
            Your basket is from <strong>{other}</strong>, this order is from <strong>{store}</strong>.
          </Trans>
        </p>
      ) : null}
      <p className={styles.next}>
        <Trans>We’ll save your current basket so you can come back to it.</Trans>
      </p>
    </Dialog>
  );
}
