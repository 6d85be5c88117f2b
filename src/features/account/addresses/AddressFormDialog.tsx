import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { FavouriteAddresses } from '#src/features/account/addresses/use-favourite-addresses.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { AddressForm } from './AddressForm.tsx';
import styles from './addresses.module.css';

type AddressFormDialogProps = {
  readonly view: FavouriteAddresses;
  readonly finalFocus: () => HTMLElement | null;
};

export function AddressFormDialog({ view: { form, type, close, cancel, save }, finalFocus }: AddressFormDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [shown, setShown] = useState(form);
  // What was open stands there while it goes.
  if (form && form !== shown) setShown(form);
  useBackCloses(form !== null, close);
  const isSaving = form?.isSaving ?? false;
  return (
    <Dialog
      open={form !== null}
      onClose={close}
      finalFocus={finalFocus}
      title={shown?.isNew === false ? <Trans>Change an address</Trans> : <Trans>Add an address</Trans>}
      closeLabel={t`Close`}
      foot={
        <>
          <Button type="submit" form={formId} className={styles.save} busy={isSaving} busyLabel={t`Saving`}>
            <Trans>Save address</Trans>
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {shown ? <AddressForm id={formId} form={shown} onTyped={type} onGiven={save} /> : null}
    </Dialog>
  );
}
