import { Trans } from '@lingui/react/macro';
import { Message } from '#src/ui/Message.tsx';
import styles from '../basket/basket.module.css';

/** Whose account is not approved may look around only. */
export const NotApproved = () => (
  <Message tone="warn" className={styles.notice} title={<Trans>Your account is not approved yet.</Trans>}>
    <Trans>You can look around and fill your basket; ordering opens with the approval.</Trans>
  </Message>
);
