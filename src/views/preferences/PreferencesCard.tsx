import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '#contract/enumerations.ts';
import { usePreferences } from '#src/flows/preferences/use-preferences.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useSpeak } from '#src/texts/speak-context.ts';
import { FailureText } from '../failures/FailureText.tsx';
import styles from './PreferencesCard.module.css';

/** Each language by its own name. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** How the customer is written to: the language, and whether receipts come; nothing where the server has no such choices. */
export function PreferencesCard() {
  const { t } = useLingui();
  const { language, speak } = useSpeak();
  const [view, send] = usePreferences((kept) => void speak?.(kept).catch(() => undefined));
  if (view.is === 'absent') return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="preferences" aria-busy={view.is === 'showing' && view.busy}>
      <h2 id="preferences">
        <Trans>How we write to you</Trans>
      </h2>
      {view.is === 'loading' ? (
        <p role="status" className={styles.waiting}>
          <Trans>Looking for your choices</Trans>
        </p>
      ) : null}
      {view.is === 'unknown' ? (
        <Message
          tone="bad"
          className={styles.message}
          action={
            <Button variant="secondary" size="small" onClick={() => send({ type: 'again.wanted' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {view.failure ? <FailureText failure={view.failure} /> : null}
        </Message>
      ) : null}
      {view.is === 'showing' ? (
        <>
          {view.failure ? (
            <Message tone="bad" className={styles.message} title={<Trans>Your choice was not saved.</Trans>}>
              <FailureText failure={view.failure} />
            </Message>
          ) : null}
          <RadioGroup
            className={styles.languages}
            legend={<Trans>Language</Trans>}
            arrangement="side"
            value={view.preferences.language ?? language}
            onChange={(chosen) => send({ type: 'preferences.changed', change: { language: chosen } })}
          >
            {LANGUAGES.map((one) => (
              <RadioCard key={one} value={one} look="filled" label={<span lang={one}>{NAMES[one]}</span>} />
            ))}
          </RadioGroup>
          <Switch
            className={styles.switch}
            label={t`A receipt for each order`}
            description={t`If an order is cancelled, or money comes back, we write in any case.`}
            checked={view.preferences.wants_receipts}
            onChange={({ target }) => send({ type: 'preferences.changed', change: { wants_receipts: target.checked } })}
          />
          <Switch
            className={styles.switch}
            label={t`News and offers`}
            description={
              view.preferences.news === 'asked'
                ? t`Almost: open the e-mail that we sent you, and say yes there.`
                : t`Now and then, and each letter can end them.`
            }
            checked={view.preferences.news !== 'no'}
            onChange={({ target }) => send({ type: 'preferences.changed', change: { news: target.checked ? 'yes' : 'no' } })}
          />
          <p role="status" className="visually-hidden">
            {view.wasSaved ? <Trans>Saved.</Trans> : null}
          </p>
        </>
      ) : null}
    </Card>
  );
}
