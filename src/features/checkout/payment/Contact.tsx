import { Trans } from '@lingui/react/macro';
import { internationalPhone } from '#domain/phone.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import styles from './payment.module.css';

type ContactProps = { readonly contact: Purchase['contact']; readonly isPickup: boolean };

/** How a door is found and who is met there, as it is sent. */
export function Contact({ contact: { name, phone, note, destination }, isPickup }: ContactProps) {
  const { floor, entry_code: code } = destination ?? {};
  return (
    <>
      {floor ? (
        <p className={styles.quiet}>
          <Trans>Floor {floor}</Trans>
        </p>
      ) : null}
      {code ? (
        <p className={styles.quiet}>
          <Trans>Entry code {code}</Trans>
        </p>
      ) : null}
      <p className={styles.quiet}>
        {name}, {internationalPhone(phone)}
      </p>
      {note && !isPickup ? (
        <p className={styles.quiet}>
          <Trans>“{note}”</Trans>
        </p>
      ) : null}
    </>
  );
}
