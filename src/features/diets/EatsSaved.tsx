import { Trans } from '@lingui/react/macro';
import { useDiets } from '#src/shop/diets/use-diets.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './FoodChoices.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export function EatsSaved() {
  const [view, send] = useDiets();
  return (
    <>
      <p className={styles.hint}>
        <Trans>We only use this to warn you about dishes. You can still order anything.</Trans>
      </p>
      {view.is === 'onlyHere' ? (
        <Message
          tone="bad"
          className={styles.unsaved}
          title={<Trans>Saved in this browser only: we couldn’t update your account.</Trans>}
          action={<TryAgain onClick={() => send({ type: 'again.wanted' })} />}
        >
          {view.failure ? <FailureText failure={view.failure} /> : null}
        </Message>
      ) : null}
    </>
  );
}
