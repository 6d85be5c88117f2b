import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenSession } from '#contract/calls/sessions.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { formatDate } from '#src/features/time/day-text.ts';
import styles from './Sessions.module.css';

type SessionRowProps = {
  readonly session: OpenSession;
  readonly isEnding: boolean;
  readonly isBlocked: boolean;
  readonly onEnd: () => void;
  readonly isStopping: boolean;
  readonly onStop: () => void;
};

export function SessionRow({ session, isEnding, isBlocked, onEnd, isStopping, onStop }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const { browser, system, used_at, timezone, is_this, gets_news } = session;
  const device = browser && system ? t`${browser} on ${system}` : browser || system || t`Unknown device`;
  const day = formatDate(used_at, timezone, i18n.locale).replaceAll(' ', '\u00A0');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          <span>{device}</span>
          {is_this ? (
            <>
              {' '}
              <Badge tone="ok">
                <Trans>This device</Trans>
              </Badge>
            </>
          ) : null}
        </p>
        <p className={styles.used}>
          <Trans>Last used {day}</Trans>
        </p>
        {gets_news ? (
          <p className={styles.used}>
            <Trans>Gets notifications about orders</Trans>{' '}
            <Button variant="quiet" size="small" busy={isStopping} aria-label={t`Stop notifications: ${device}`} onClick={onStop}>
              <Trans>Stop</Trans>
            </Button>
          </p>
        ) : null}
      </div>
      {is_this ? null : (
        <Button
          variant="quiet"
          size="small"
          className={styles.end}
          busy={isEnding}
          disabled={isBlocked && !isEnding}
          aria-label={t`Sign out: ${device}`}
          onClick={onEnd}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
