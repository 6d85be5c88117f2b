import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import type { ReorderView } from '#machines/reorder/reorder.view.ts';
import type { useReorder } from '#src/features/orders/reorder/use-reorder.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { ChangedGroup } from './ChangedGroup.tsx';
import { StoreHours } from './StoreHours.tsx';
import { dayText } from './day-text.ts';
import styles from './WhatChanged.module.css';
import { withWords } from '#src/lazy/with-words.ts';

const ItemDialog = lazyDialog(
  (texts) => withWords(import('#src/features/store/item/ItemDialog.tsx'), texts.load('store', 'diets'), 'ItemDialog'),
  ({ onClosed }) => onClosed(),
);

type WhatChangedProps = {
  readonly open: boolean;
  readonly view: ReorderView;
  readonly isBusy: boolean;
  readonly send: ReturnType<typeof useReorder>[1];
};

export function WhatChanged({ open, view, isBusy, send }: WhatChangedProps) {
  const { t, i18n } = useLingui();
  const { count, sum, currency, groups, choosing } = view;
  const day = view.orderedAt ? dayText(view.orderedAt, view.timezone, i18n.locale) : null;
  const items = t`${plural(count, { one: 'Add # item to basket', other: 'Add # items to basket' })}`;
  return (
    <>
      <Dialog
        open={open}
        onClose={() => send({ type: 'again.left' })}
        dismissable={!isBusy}
        closeLabel={t`Close`}
        title={groups.length > 0 && day ? <Trans>What changed since {day}</Trans> : <Trans>Order again</Trans>}
        foot={
          <Button
            full
            amount={formatMoney(sum, currency)}
            busy={isBusy}
            busyLabel={<Trans>Adding to your basket</Trans>}
            disabled={count === 0}
            reason={count === 0 ? <Trans>Update the options below, then add everything to your basket.</Trans> : undefined}
            onClick={() => send({ type: 'lines.wanted' })}
          >
            {items}
          </Button>
        }
      >
        <StoreHours view={view} />
        {view.failure ? (
          <Message tone="bad" className={styles.message} title={<Trans>Something has changed. Here is the current menu.</Trans>}>
            <FailureText failure={view.failure} />
          </Message>
        ) : null}
        {groups.map((group) => (
          <ChangedGroup key={group.is} group={group} currency={currency} onChoose={(place) => send({ type: 'choice.wanted', place })} />
        ))}
      </Dialog>
      {choosing ? (
        <ItemDialog
          item={choosing.item}
          currency={currency}
          editing={{ key: choosing.key, line: choosing.line, known: choosing.known }}
          storeId={view.storeId}
          onLine={(line) => send({ type: 'line.solved', line })}
          onClosed={() => send({ type: 'choice.left' })}
        />
      ) : null}
    </>
  );
}
