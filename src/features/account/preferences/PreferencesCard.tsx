import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { usePreferences } from '#src/features/account/preferences/use-preferences.ts';
import { failureOf, isAbsent } from '#src/api/call-failed.ts';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useSpeak } from '#src/texts/speak-context.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './PreferencesCard.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export function PreferencesCard({ customerId }: { readonly customerId: string }) {
  const { t } = useLingui();
  const { language, speak } = useSpeak();
  const { read, command, wanted, change } = usePreferences(customerId, (kept) => void speak?.(kept).catch(() => undefined));
  const unknown = wanted === undefined && read.error ? failureOf(read.error) : null;
  if (unknown && isAbsent(unknown)) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="preferences" aria-busy={command.is === 'asking'}>
      <h2 id="preferences">
        <Trans>Email and language</Trans>
      </h2>
      {wanted === undefined && !unknown ? (
        <p role="status" className={styles.waiting}>
          <Trans>Loading your preferences</Trans>
        </p>
      ) : null}
      {unknown ? (
        <Message tone="bad" className={styles.message} action={<TryAgain onClick={() => void read.refetch()} />}>
          <FailureText failure={unknown} />
        </Message>
      ) : null}
      {wanted ? (
        <>
          {command.failure ? (
            <Message tone="bad" className={styles.message} title={<Trans>Your choice was not saved.</Trans>}>
              <FailureText failure={command.failure} />
            </Message>
          ) : null}
          <RadioGroup
            className={styles.languages}
            legend={<Trans>Language</Trans>}
            arrangement="side"
            value={wanted.language ?? language}
            onChange={(chosen) => change({ language: chosen })}
          >
            {LANGUAGES.map((one) => (
              <RadioCard key={one} value={one} look="filled" label={<span lang={one}>{NAMES[one]}</span>} />
            ))}
          </RadioGroup>
          <Switch
            className={styles.switch}
            label={t`A receipt for each order`}
            description={t`We always email you about cancellations and refunds.`}
            checked={wanted.wants_receipts}
            onChange={({ target }) => change({ wants_receipts: target.checked })}
          />
          <Switch
            className={styles.switch}
            label={t`News and offers`}
            description={
              wanted.news === 'asked' ? t`Almost done: confirm in the email we’ve sent you.` : t`Occasional emails. Unsubscribe any time.`
            }
            checked={wanted.news !== 'no'}
            onChange={({ target }) => change({ news: target.checked ? 'yes' : 'no' })}
          />
          <p role="status" className="visually-hidden">
            {command.is === 'done' ? <Trans>Saved.</Trans> : null}
          </p>
        </>
      ) : null}
    </Card>
  );
}
