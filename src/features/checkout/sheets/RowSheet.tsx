import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { CheckoutRow } from '#machines/checkout-sheet/checkout-sheet.machine.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import styles from './sheets.module.css';

type RowSheetProps = {
  readonly row: CheckoutRow;
  readonly flows: CheckoutFlows;
  readonly title: string;
  /** The form to submit before the sheet can be left as done. */
  readonly firstFormId?: string | undefined;
  /** Draws the fields; they belong to the form of this id, since an address search among them is a form of its own. */
  readonly children: (formId: string) => ReactNode;
};

export function RowSheet({ row, flows: { sheet }, title, firstFormId, children }: RowSheetProps) {
  const { t } = useLingui();
  const [open, send] = sheet;
  const formId = useId();
  const close = () => send({ type: 'sheet.closed' });
  useBackCloses(open === row, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <Dialog
      open={open === row}
      onClose={close}
      title={title}
      closeLabel={t`Close`}
      foot={
        <Button type="submit" form={firstFormId ?? formId} full>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} />
      <div className={styles.fields}>{children(formId)}</div>
    </Dialog>
  );
}
