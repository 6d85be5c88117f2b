import { Trans } from '@lingui/react/macro';
import { failureOf } from '#src/api/call-failed.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { isOutsideArea } from '#src/failures/is-outside-area.ts';
import styles from './LandingPage.module.css';

const PICTURE = '/pictures/scene/card/sky-lake/scooter+umbrella.svg';

export function Unavailable({ error, retry, retrying }: { readonly error: Error; readonly retry: () => void; readonly retrying: boolean }) {
  const failure = failureOf(error);
  const outside = isOutsideArea(failure);
  return (
    <div role="alert">
      <EmptyState
        className={styles.unavailable}
        picture={<Picture src={PICTURE} alt="" width={380} height={178} />}
        title={outside ? <Trans>no delivery found in this area</Trans> : <Trans>The stores cannot be shown right now</Trans>}
        action={
          outside ? (
            <Button size="small" onClick={() => document.getElementById('landing-address')?.focus()}>
              <Trans>Try another address</Trans>
            </Button>
          ) : (
            <Button size="small" busy={retrying} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        <FailureText failure={failure} />
      </EmptyState>
    </div>
  );
}
