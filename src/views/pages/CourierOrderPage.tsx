import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '#src/flows/session/use-session.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './pages.module.css';

/** Where parcels are booked on a marketplace that takes them; here it says that it does not, and leads to what is delivered. */
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
          action={
            <Link to="/courier_order" search={{ dialog: 'signIn' }} className={buttonClass('secondary', { size: 'small' })}>
              <Trans>Sign In</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Parcels are booked from an account.</Trans>
          </p>
        </Message>
      ) : null}
      <PageHead
        title={<Trans>Send a parcel across town</Trans>}
        picture="/pictures/scene/card/butter-sun/scooter+box*0.7.svg"
        action={
          <Link to="/stores" className={buttonClass('primary')}>
            <Trans>See stores</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            No courier takes parcels at the moment. What the stores of Geneva sell is brought to your door, flowers and gifts too.
          </Trans>
        </p>
      </PageHead>
    </Page>
  );
}
