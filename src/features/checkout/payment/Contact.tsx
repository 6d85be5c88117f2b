import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import { noteInCash } from '#domain/checkout/note.ts';
import { internationalPhone } from '#domain/phone.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import { NameAndPhone } from '#src/ui/NameAndPhone.tsx';
import { InCash } from './in-cash.ts';
import styles from './payment.module.css';

type ContactProps = { readonly contact: Purchase['contact']; readonly isPickup: boolean };

/** How a door is found and who is met there, as it is sent. */
export function Contact({ contact: { name, phone, note: said, destination }, isPickup }: ContactProps) {
  const note = use(InCash) ? noteInCash(said) : said;
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
        <NameAndPhone name={name} phone={internationalPhone(phone)} />
      </p>
      {note && !isPickup ? (
        <p className={styles.quiet}>
          <Trans>“{note}”</Trans>
        </p>
      ) : null}
      {note !== said && !isPickup ? (
        <p className={styles.quiet}>
          <Trans>Not left at the door: you pay in cash.</Trans>
        </p>
      ) : null}
    </>
  );
}
