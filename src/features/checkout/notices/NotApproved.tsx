import { Trans } from '@lingui/react/macro';
import { Message } from '#src/ui/Message.tsx';
import styles from '../basket/basket.module.css';

/** Whose account is not approved may look around only. */
export const NotApproved = () => (
  <Message tone="warn" className={styles.notice} title={<Trans>Your account hasn’t been approved yet.</Trans>}>
    <Trans>You can browse and fill a basket. You can order once your account is approved.</Trans>
  </Message>
);
