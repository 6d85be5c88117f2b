import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { Failure } from '#contract/failure.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './tracking.module.css';

export const TrackingFailure = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) => (
  <>
    <h1 className={styles.title}>
      <Trans>Track your order</Trans>
    </h1>
    <Message tone="bad" className={styles.news}>
      <FailureText failure={failure} />
    </Message>
    <p className={styles.onwards}>
      {failure.kind === 'transport' ? (
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <Link to="/" className={buttonClass('secondary')}>
        <Trans>Go home</Trans>
      </Link>
    </p>
  </>
);
