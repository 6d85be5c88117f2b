import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '#src/ui/button-class.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import styles from './payment.module.css';
import { BackToStore } from '../basket/BackToStore.tsx';

type MinimumOrderDialogProps = {
  readonly open: boolean;
  readonly minimum: string;
  readonly storePath: string;
  readonly onClose: () => void;
};

export function MinimumOrderDialog({ open, minimum, storePath, onClose }: MinimumOrderDialogProps) {
  const { t } = useLingui();
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Not quite enough yet`}
      closeLabel={t`Close`}
      foot={
        <div className={styles.foot}>
          <Button variant="secondary" className={styles.beside} onClick={onClose}>
            <Trans>Stay here</Trans>
          </Button>
          <BackToStore path={storePath} className={buttonClass('primary', { className: styles.main })}>
            <Trans>Back to the store</Trans>
          </BackToStore>
        </div>
      }
    >
      <p className={styles.lead}>
        <Trans>There is a minimum order value of {minimum} for this store</Trans>
      </p>
      <p>
        <Trans>The configuration allow you to specify a minimum amount, that order total are required to meet</Trans>
      </p>
      <p>
        <Trans>We’ve saved your basket.</Trans>
      </p>
    </Dialog>
  );
}
