import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { useEffect, useRef, type CSSProperties, type FocusEvent, type PointerEvent } from 'react';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { internationalPhone } from '#domain/phone.ts';
import type { LeadEvent } from '#machines/lead/lead.setup.ts';
import type { LeadView } from '#machines/lead/lead.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { plateClass } from '#src/ui/plate-class.ts';
import styles from './LeadThanks.module.css';

type LeadThanksProps = {
  readonly kind: LeadKind;
  readonly view: Extract<LeadView, { is: 'thanked' }>;
  readonly onSend: (event: LeadEvent) => void;
};

const SECONDS = 5;
const isControl = (target: EventTarget): boolean => target instanceof HTMLElement && target.matches('a, button');

/** The thanks for a form, which comes back by itself after some seconds: not while somebody looks at what stands here. */
export function LeadThanks({ kind, view: { lead, secondsLeft, isHeld }, onSend }: LeadThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, companyName, mobile } = lead.texts;
  const phone = internationalPhone(mobile).replaceAll(' ', '\u00A0');
  const left = () => onSend({ type: 'thanks.left' });
  const looked = () => onSend({ type: 'thanks.looked_at' });
  const leavePointer = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const { activeElement } = document;
    if (!activeElement || !currentTarget.contains(activeElement) || !isControl(activeElement)) left();
  };
  const leaveFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const staysInside = relatedTarget !== null && currentTarget.contains(relatedTarget) && isControl(relatedTarget);
    if (!staysInside && !currentTarget.matches(':hover')) left();
  };
  return (
    <div className={styles.room}>
      <section
        className={plateClass({ size: 'board' })}
        aria-labelledby="lead-thanks"
        // A pointer that rests where the button was is not looking; one that moves is.
        onPointerMove={({ pointerType }) => (pointerType === 'mouse' && !isHeld ? looked() : undefined)}
        onPointerLeave={leavePointer}
        onFocus={({ target }) => (isControl(target) ? looked() : undefined)}
        onBlur={leaveFocus}
      >
        <p className={styles.who}>{kind === 'partner' ? <Trans>Future partner</Trans> : <Trans>Future hopper</Trans>}</p>
        <h3 id="lead-thanks" ref={heading} tabIndex={-1} className={styles.title}>
          {name ? <Trans>Thank you, {name}. We’ll be in touch shortly.</Trans> : <Trans>Thank you. We’ll be in touch shortly.</Trans>}
        </h3>
        <p className={styles.words}>
          {kind === 'partner' ? (
            <Trans>
              We have {companyName}’s details. We’ll call you on {phone}.
            </Trans>
          ) : (
            <Trans>We have your details. We’ll call you on {phone}.</Trans>
          )}{' '}
          {lead.newsletter ? <Trans>To get our newsletter, open the link in the email we’ve sent you.</Trans> : null}
        </p>
        <div className={styles.actions}>
          <Button variant="find" onClick={() => onSend({ type: 'form.wanted' })}>
            <Trans>Back to the form</Trans>
          </Button>
          <Link to="/stores" className={buttonClass('secondary', { className: styles.other ?? '' })}>
            <Trans>See the stores</Trans>
          </Link>
        </div>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ '--left': secondsLeft / SECONDS } as CSSProperties} />
        </div>
        <p className={styles.count}>
          {isHeld ? (
            <Trans>Paused while you read.</Trans>
          ) : (
            <Plural value={secondsLeft} one="Back to the form in # second." other="Back to the form in # seconds." />
          )}
        </p>
      </section>
    </div>
  );
}
