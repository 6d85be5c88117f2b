import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { HELP_EMAIL } from '../pages/contact-emails.ts';
import { AccountShell } from './AccountShell.tsx';
import styles from './ProfilePage.module.css';

/** What the account knows of the customer. */
export function ProfilePage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="profile" title={t`Profile`}>
      {(user) => (
        <div className={styles.columns}>
          <Card as="section" aria-labelledby="profile-data">
            <h2 id="profile-data"><Trans>Your details</Trans></h2>
            <dl className={styles.data}>
              <Datum name={<Trans>First name</Trans>}>{user.first_name}</Datum>
              <Datum name={<Trans>Last name</Trans>}>{user.last_name}</Datum>
              <Datum name={<Trans>Email</Trans>}>{user.email}</Datum>
              <Datum name={<Trans>Phone</Trans>}>{`${user.country_phone_code} ${user.phone}`}</Datum>
              {user.referral_code ? <Datum name={<Trans>Referral code</Trans>}>{user.referral_code}</Datum> : null}
            </dl>
          </Card>
          <Card as="section" aria-labelledby="profile-change">
            <h2 id="profile-change"><Trans>Something has changed</Trans></h2>
            <p className={styles.note}>
              <Trans>
                Your details cannot be changed on this page yet. Until then, write to
                {' '}<a href={`mailto:${HELP_EMAIL}`}>{HELP_EMAIL}</a> from the address of your account.
              </Trans>
            </p>
          </Card>
        </div>
      )}
    </AccountShell>
  );
}

function Datum({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.datum}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
