import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { newsletterForm } from '#contract/forms/newsletter-form.ts';
import { readForm } from '#contract/forms/read-form.ts';
import { useNewsletter } from './use-newsletter.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useWhenReleased } from '#src/features/sign-in/use-when-released.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from '../Newsletter.module.css';

export function NewsletterForm() {
  const { t } = useLingui();
  const newsletter = useNewsletter();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const whenReleased = useWhenReleased();
  const thanks = newsletter.is === 'done';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reading = readForm(newsletterForm, { email });
    if (!reading.ok && reading.problems.email === 'required') return;
    setWrong(!reading.ok);
    if (reading.ok) newsletter.give(reading.values);
    else form.current?.querySelector('input')?.focus();
  };
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const problem = readForm(newsletterForm, { email: target.value }).problems.email;
    if (problem && problem !== 'required') whenReleased(() => setWrong(true));
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        id="newsletter-email"
        type="email"
        label={<Trans>News from your neighbourhood</Trans>}
        placeholder={t`Your email`}
        autoComplete="email"
        inputMode="email"
        className={styles.field}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setWrong(false);
        }}
        onBlur={leave}
        error={
          wrong || newsletter.failure ? (
            <span role="alert">
              {wrong || !newsletter.failure ? <Trans>Please Enter Valid Email</Trans> : <FailureText failure={newsletter.failure} />}
            </span>
          ) : undefined
        }
      />
      <Button
        type="submit"
        variant="secondary"
        busy={newsletter.is === 'asking'}
        busyLabel={<Trans>Sending</Trans>}
        className={styles.send}
      >
        <Trans>Subscribe</Trans>
      </Button>
      <p role="status" className={styles.thanks}>
        {thanks ? (
          <>
            <Check size={18} aria-hidden="true" /> <Trans>Almost done: open the link in the email we’ve sent you.</Trans>
          </>
        ) : null}
      </p>
    </form>
  );
}
