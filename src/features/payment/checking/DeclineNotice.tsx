import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#src/ui/class-names.ts';
import { Message } from '#src/ui/Message.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './checking.module.css';
import { declineText, isOfNoCard } from './decline-text.ts';

type DeclineNoticeProps = {
  readonly decline: { readonly message: string | null; readonly code: string | null; readonly isRefunded?: true };
  readonly onRead?: () => void;
};

/** Why the card did not pay: an alert that stands out for three seconds and stays readable until it is dealt with. */
export function DeclineNotice({ decline: { message, code, isRefunded }, onRead }: DeclineNoticeProps) {
  const { i18n } = useLingui();
  const understood = onRead ? (
    <Button size="small" variant="secondary" onClick={onRead}>
      <Trans>Got it</Trans>
    </Button>
  ) : undefined;
  if (message === null && code === null) {
    return (
      <Message
        tone="info"
        role="status"
        className={styles.notice}
        title={isRefunded ? <Trans>What you paid is being refunded.</Trans> : <Trans>Nothing was charged.</Trans>}
        action={understood}
      >
        <Trans>Choose how you would like to pay.</Trans>
      </Message>
    );
  }
  return (
    <Message
      tone="bad"
      role="alert"
      className={classNames(styles.notice, styles.fresh)}
      title={message ?? i18n._(declineText(code ?? ''))}
      action={understood}
    >
      {isRefunded ? (
        <Trans>What you paid is being refunded.</Trans>
      ) : isOfNoCard(code ?? '') ? (
        <Trans>Nothing was charged. Choose how you would like to pay.</Trans>
      ) : (
        <Trans>Nothing was charged. Try another card.</Trans>
      )}
    </Message>
  );
}
