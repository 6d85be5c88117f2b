import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { Suspense, type ReactNode } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { internationalPhone } from '#domain/phone.ts';
import { useProfile } from '#src/features/account/profile/use-profile.ts';
import { failureOf, isAbsent } from '#src/api/call-failed.ts';
import { lacks } from '#src/api/lacks.ts';
import { useAccountSessions } from '#src/features/account/sessions/use-account-sessions.ts';
import { ActionRow } from '#src/ui/ActionRow.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { Sessions } from './sessions/Sessions.tsx';
import { ReferralCard } from './referral/ReferralCard.tsx';
import { SignOutEverywhere } from './sessions/SignOutEverywhere.tsx';
import { AccountShell } from './AccountShell.tsx';
import { Loading } from './Loading.tsx';
import styles from './ProfilePage.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { useRefocusedHeading } from '#src/ui/use-refocused-heading.ts';
import { withWords } from '#src/lazy/with-words.ts';

const AccountExport = lazyPart(async () => (await import('./export/AccountExport.tsx')).AccountExport);

const AccountDeletion = lazyPart(
  (texts) => withWords(import('./deletion/AccountDeletion.tsx'), texts.load('account-deletion', 'sign-in'), 'AccountDeletion'),
  undefined,
  <div className={styles.rowRoom} />,
);

const ProfilePicture = lazyPart(
  async () => (await import('./picture/ProfilePicture.tsx')).ProfilePicture,
  undefined,
  <div className={styles.pictureRoom} />,
);

const PreferencesCard = lazyPart(
  async () => (await import('./preferences/PreferencesCard.tsx')).PreferencesCard,
  undefined,
  <div className={styles.preferencesRoom} />,
);

const EatsCard = lazyPart(
  (texts) => withWords(import('../diets/EatsCard.tsx'), texts.load('diets'), 'EatsCard'),
  undefined,
  <div className={styles.eatsRoom} />,
);

type OfCustomer = { readonly user: StoredUser };

export function ProfilePage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="profile" title={t`Profile`}>
      {(user) => (
        <Suspense fallback={<Loading rows={4} />}>
          <Columns user={user} />
        </Suspense>
      )}
    </AccountShell>
  );
}

function Columns({ user }: OfCustomer) {
  const profile = useProfile();
  return (
    <div className={styles.columns}>
      <div>
        <Card as="section" className={styles.card} aria-labelledby="profile-data">
          <Details user={user} profile={profile} />
        </Card>
        <PreferencesCard customerId={user._id} />
        <EatsCard className={styles.eats} />
        {lacks('export_account') ? null : <AccountExport />}
      </div>
      <div className={styles.beside}>
        {/* Another token: the list may have become shorter. */}
        <Suspense
          key={user.server_token}
          fallback={
            <>
              <div className={styles.safetyRoom} />
              <Referral user={user} />
            </>
          }
        >
          <Safety user={user} onPassword={() => profile[1]({ type: 'password.chosen' })} />
        </Suspense>
      </div>
    </div>
  );
}

function Referral({ user }: OfCustomer) {
  if (!user.referral_code) return null;
  return <ReferralCard code={user.referral_code} phoneCode={user.country_phone_code} className={styles.next} />;
}

function Safety({ user, onPassword }: OfCustomer & { readonly onPassword: () => void }) {
  const sessions = useAccountSessions(user._id);
  const { error } = sessions.read;
  return (
    <>
      <Card as="section" className={styles.card} aria-labelledby="safety">
        <h2 id="safety" className={styles.safety}>
          <Trans>Sign-in and security</Trans>
        </h2>
        <ActionRow icon={<KeyRound size={20} />} name={<Trans>Change password</Trans>} onClick={onPassword}>
          <Trans>You’ll need your current password</Trans>
        </ActionRow>
        {error && isAbsent(failureOf(error)) ? null : <SignOutEverywhere {...sessions} />}
        {lacks('delete_account') ? null : <AccountDeletion />}
      </Card>
      <Referral user={user} />
      <Sessions {...sessions} />
    </>
  );
}

function Details({ user, profile: [view, send] }: OfCustomer & { readonly profile: ReturnType<typeof useProfile> }) {
  const heading = useRefocusedHeading(view.is);
  const title = (
    <h2 id="profile-data" ref={heading} tabIndex={-1}>
      <Trans>Your details</Trans>
    </h2>
  );
  if (view.is === 'editing') {
    return (
      <>
        {title}
        <ProfileForm
          user={user}
          draft={view.draft}
          passwordAsked={view.passwordAsked}
          busy={view.busy}
          failure={view.failure}
          onTyped={(part) => send({ type: 'draft.typed', part })}
          onGiven={(profile) => send({ type: 'profile.given', profile })}
          onCancel={() => send({ type: 'edit.cancelled' })}
        />
      </>
    );
  }
  return (
    <>
      <div className={styles.head}>
        {title}
        <Button variant="secondary" size="small" onClick={() => send({ type: 'edit.chosen' })}>
          <Trans>Edit</Trans>
        </Button>
      </div>
      {view.wasSaved ? (
        <Message tone="ok" className={styles.saved}>
          <Trans>Your details are saved.</Trans>
          {view.endedOthers ? (
            <>
              {' '}
              <Trans>You were signed out on all other devices.</Trans>
            </>
          ) : null}
        </Message>
      ) : null}
      {lacks('set_profile_picture') ? null : <ProfilePicture address={user.image_url} />}
      <dl className={styles.data}>
        <Datum name={<Trans>First name</Trans>}>{user.first_name}</Datum>
        <Datum name={<Trans>Last name</Trans>}>{user.last_name}</Datum>
        <Datum name={<Trans>Email</Trans>}>{user.email}</Datum>
        <Datum name={<Trans>Phone</Trans>}>{internationalPhone(user.phone, user.country_phone_code)}</Datum>
      </dl>
    </>
  );
}

const Datum = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.datum}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
