import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { FailureText } from '#src/failures/FailureText.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import basketStyles from '../basket/basket.module.css';
import styles from '../basket/checkout.module.css';

type AddressNewsProps = {
  readonly address: CheckoutFlows['address'][0];
  readonly place: string | null;
  readonly problem: ReactNode;
  readonly problemId: string;
};

export function AddressNews({ address, place, problem, problemId }: AddressNewsProps) {
  const { i18n } = useLingui();
  if (address.is === 'changing')
    return (
      <p role="status" className={basketStyles.quiet}>
        <Trans>Changing the address</Trans>
      </p>
    );
  if (address.is === 'kept' && address.failure)
    return (
      <p role="alert" className={styles.error}>
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          {address.wanted ? (
            <strong>
              <Unbroken>{`${placeText(i18n, address.wanted.address)}: `}</Unbroken>
            </strong>
          ) : null}
          <FailureText failure={address.failure} /> {place ? <Trans>Still delivering to {place}.</Trans> : null}
        </span>
      </p>
    );
  return problem ? (
    <p id={problemId} role="alert" className={styles.error}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{problem}</span>
    </p>
  ) : null;
}
