import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../flows/use-session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Line } from '../../ui/Line.tsx';
import { Message } from '../../ui/Message.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './pages.module.css';

/** Where parcels will be booked: how it will go, and what can be done until then. */
export function CourierOrderPage() {
  const { t } = useLingui();
  const [session] = useSession();
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Send a parcel`}</PageTitle>
      {session.is === 'guest' ? (
        <Message
          tone="bad"
          className={styles.notice}
          title={<Trans>Please Login First</Trans>}
          action={<Link to="/courier_order" search={{ dialog: 'signIn' }} className={buttonClass('secondary', { size: 'small' })}><Trans>Sign In</Trans></Link>}
        >
          <p><Trans>Parcels are booked from an account.</Trans></p>
        </Message>
      ) : null}
      <PageHead
        title={<Trans>Send a parcel across town</Trans>}
        picture="/pictures/scene/card/butter-sun/scooter+box*0.7.svg"
        action={<Link to="/stores" className={buttonClass('primary')}><Trans>See stores</Trans></Link>}
      >
        <p><Trans>Parcels cannot be booked here yet. Soon a courier will carry them from one door in Geneva to another. What stores sell is delivered today.</Trans></p>
      </PageHead>
      <section className={styles.section} aria-labelledby="two-steps">
        <h2 id="two-steps"><Trans>How it will go</Trans></h2>
        <Line
          label={t`How it will go`}
          direction="both"
          stops={[
            { key: 'addresses', state: 'next', label: <Trans>Two addresses</Trans>, note: <Trans>Where from, where to, up to five pictures, and a vehicle that fits</Trans> },
            { key: 'price', state: 'next', label: <Trans>One price</Trans>, note: <Trans>You see it line by line before you pay</Trans> },
          ]}
        />
      </section>
    </Page>
  );
}
