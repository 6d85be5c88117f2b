import { Trans } from '@lingui/react/macro';
import { useEating } from '#src/shop/diets/use-eating.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './FoodChoices.module.css';

/** What becomes of what somebody chose, and what it is for; where the account could not be told, why. */
export function EatsKept() {
  const [view, send] = useEating();
  return (
    <>
      <p className={styles.hint}>
        <Trans>We keep this only to warn you of dishes. It never keeps you from ordering.</Trans>
      </p>
      {view.is === 'onlyHere' ? (
        <Message
          tone="bad"
          className={styles.unsaved}
          title={<Trans>Only this browser knows it so far: your account could not be told.</Trans>}
          action={
            <Button variant="secondary" size="small" onClick={() => send({ type: 'again.wanted' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {view.failure ? <FailureText failure={view.failure} /> : null}
        </Message>
      ) : null}
    </>
  );
}
