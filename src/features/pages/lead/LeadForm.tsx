import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import type { LeadEvent } from '#machines/lead/lead.setup.ts';
import type { LeadView } from '#machines/lead/lead.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { FormTrouble } from '#src/features/sign-in/FormTrouble.tsx';
import styles from './Lead.module.css';
import { LeadField } from './LeadField.tsx';
import { useLeadForm } from './use-lead-form.ts';

type LeadFormProps = {
  readonly kind: LeadKind;
  readonly view: Extract<LeadView, { is: 'filling' }>;
  readonly labelledBy: string;
  readonly onSend: (event: LeadEvent) => void;
};

export function LeadForm({ kind, view, labelledBy, onSend }: LeadFormProps) {
  const { t } = useLingui();
  const { form, fields, website, setWebsite, newsletter, wrong, missing, toCorrect } = useLeadForm(kind, view, (lead) =>
    onSend({ type: 'lead.given', lead }),
  );
  const send = useRef<HTMLButtonElement>(null);
  const whyId = useId();
  const { busy, failure, mayTryAgain } = view;
  const saysWhy = kind === 'partner' && missing.length + toCorrect.length > 0;
  return (
    <form className={styles.form} aria-labelledby={labelledBy} {...form}>
      {failure && mayTryAgain && wrong.length === 0 ? (
        <Message
          tone="bad"
          action={
            // The message goes with the press: the focus stays with what sends.
            <Button type="submit" variant="secondary" size="small" onClick={() => send.current?.focus()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <FailureText failure={failure} /> <Trans>What you typed is still here.</Trans>
        </Message>
      ) : (
        <FormTrouble fields={wrong} failure={null} />
      )}
      {failure && !mayTryAgain && wrong.length === 0 ? (
        <Message tone="bad">
          <Trans>Something isn’t right. Check the form and send it again.</Trans>
        </Message>
      ) : null}
      <div className={styles.fields}>
        {fields.map(({ field, ...shown }) => (
          <div key={field} className={field === 'address' && kind !== 'partner' ? styles.wide : undefined}>
            <LeadField field={field} {...shown} onTyped={(text) => onSend({ type: 'draft.typed', part: { [field]: text } })} />
          </div>
        ))}
      </div>
      {kind === 'interest' ? (
        <Checkbox
          name="newsletter"
          label={<Trans>Email me news and offers</Trans>}
          checked={newsletter}
          onChange={({ target }) => onSend({ type: 'draft.typed', part: { newsletter: target.checked } })}
        />
      ) : null}
      <div className={styles.trap} aria-hidden="true">
        <label>
          <Trans>Leave this empty</Trans>
          <input
            name="website"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
          />
        </label>
      </div>
      <div>
        <Button
          ref={send}
          type="submit"
          full
          busy={busy}
          busyLabel={t`Sending`}
          unready={saysWhy}
          aria-describedby={saysWhy ? whyId : undefined}
          className={saysWhy ? styles.unready : undefined}
        >
          <Trans>Send</Trans>
        </Button>
        {saysWhy ? (
          <p id={whyId} className={styles.why}>
            {missing.length > 0 ? (
              <span>
                <Plural value={missing.length} one="Check 1 field:" other="Check # fields:" /> {missing.join(', ')}
              </span>
            ) : null}
            {toCorrect.length > 0 ? (
              <span>
                <Plural value={toCorrect.length} one="Check 1 field:" other="Check # fields:" /> {toCorrect.join(', ')}
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
    </form>
  );
}
