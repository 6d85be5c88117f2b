import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Share2 from 'lucide-react/icons/share-2';
import { useId, useRef, type ReactNode } from 'react';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { internationalPhone } from '#domain/phone.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Plate } from '#src/ui/Plate.tsx';
import { useHandingOn } from '#src/ui/use-handing-on.ts';
import type { HandoverCode } from '../order.view.ts';
import styles from './tracking.module.css';

type Person = OrderAddress['user_details'];
type OrderCodeProps = {
  readonly handover: HandoverCode;
  readonly receiver: Person | null;
  /** Hidden until it is asked for, so that nobody reads it over a shoulder. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly isWanted?: boolean;
};

export function OrderCode({ handover: { givenBy, code }, receiver, isShown, onShow, isWanted = false }: OrderCodeProps) {
  const { t } = useLingui();
  const heading = useId();
  const isAtPickup = givenBy === 'atTheStore' || givenBy === 'bySender';
  return (
    <Card as="section" padded={false} aria-labelledby={heading} className={classNames(styles.codeCard, isWanted && styles.wanted)}>
      <div className={styles.codeHead}>
        <div>
          <h2 id={heading} className={styles.small}>
            {isAtPickup ? <Trans>Pickup code</Trans> : <Trans>Delivery code</Trans>}
          </h2>
          <p className={styles.quiet}>
            <CodeGiver givenBy={givenBy} receiver={receiver?.name ?? ''} />
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          icon={isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          aria-label={isShown ? t`Hide the code` : t`Show the code`}
          onClick={() => onShow(!isShown)}
        >
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      </div>
      {isShown || isWanted ? <Digits code={code} isShown={isShown} /> : null}
      <Announced text={isShown ? spoken(code) : t`The code is hidden`} />
      {givenBy === 'byReceiver' ? <SendCode code={code} receiver={receiver} /> : null}
    </Card>
  );
}

const spoken = (code: string) => [...code].join(' ');

function CodeGiver({ givenBy, receiver }: { readonly givenBy: HandoverCode['givenBy']; readonly receiver: string }): ReactNode {
  switch (givenBy) {
    case 'atTheStore':
      return <Trans>Give this code at the store</Trans>;
    case 'atTheDoor':
      return <Trans>Give this code to your courier</Trans>;
    case 'bySender':
      return <Trans>Give this code to the courier at pickup</Trans>;
    case 'byReceiver':
      return receiver ? (
        <Trans>For {receiver}, who gives it to the courier at the door</Trans>
      ) : (
        <Trans>For the receiver, who gives it to the courier at the door</Trans>
      );
  }
}

const Digits = ({ code, isShown }: { readonly code: string; readonly isShown: boolean }) => (
  <p className={styles.code} translate={isShown ? 'no' : undefined}>
    {[...code].map((digit, index) => (
      <Plate key={index} size="digit" aria-hidden="true">
        {isShown ? digit : '•'}
      </Plate>
    ))}
    <span className="visually-hidden">{isShown ? spoken(code) : <Trans>The code is hidden</Trans>}</span>
  </p>
);

function SendCode({ code, receiver }: { readonly code: string; readonly receiver: Person | null }) {
  const { t } = useLingui();
  const text = t`A courier is bringing you a parcel. Give them this code at the door: ${code}`;
  const sent = useRef<HTMLSpanElement>(null);
  const { copied, copy, share } = useHandingOn(text, sent, { text });
  const phone = receiver?.phone ? internationalPhone(receiver.phone, receiver.country_phone_code).replaceAll(' ', '') : '';
  return (
    <>
      <div className={styles.onwards}>
        {share ? (
          <Button size="small" variant="secondary" icon={<Share2 size={20} aria-hidden="true" />} onClick={share}>
            <Trans>Send it</Trans>
          </Button>
        ) : (
          <a className={buttonClass('secondary', { size: 'small' })} href={`sms:${phone}?body=${encodeURIComponent(text)}`}>
            <MessageSquareText size={20} aria-hidden="true" />
            <Trans>Send it</Trans>
          </a>
        )}
        <Button
          size="small"
          variant="secondary"
          icon={copied === 'yes' ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          onClick={copy}
        >
          <Trans>Copy</Trans>
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {copied === 'yes' ? (
          <span>
            <Trans>The message with the code is copied.</Trans>
          </span>
        ) : null}
        {copied === 'no' ? (
          <>
            <span>
              <Trans>We couldn’t copy it for you. The message is selected: copy it by hand.</Trans>
            </span>{' '}
            <span ref={sent}>{text}</span>
          </>
        ) : null}
      </p>
    </>
  );
}
