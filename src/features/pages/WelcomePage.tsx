import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { useSession } from '#src/shop/session/use-session.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Line } from '#src/ui/Line.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardWords } from './BoardWords.tsx';
import styles from './pages.module.css';

export function WelcomePage() {
  const { t } = useLingui();
  const [session] = useSession();
  const name = session.is === 'signedIn' ? session.user.first_name : null;
  return (
    <>
      <PageTitle>{t`Welcome`}</PageTitle>
      <BoardHead tint="butter" scene="butter-lake-plate/fondue+baguette*0.8+tropical*0.7.svg">
        <BoardWords
          title={name ? <Trans>Welcome, {name}</Trans> : <Trans>Welcome</Trans>}
          text={
            name ? (
              <Trans>Your account is ready. All that is missing is something good to eat.</Trans>
            ) : (
              <Trans>Local food and essentials, delivered.</Trans>
            )
          }
        >
          <Link to="/" className={buttonClass('find')}>
            <Trans>Order now</Trans>
          </Link>
        </BoardWords>
      </BoardHead>
      <Page className={styles.page}>
        <section className={styles.first} aria-labelledby="first-order">
          <h2 id="first-order">
            <Trans>Your first order</Trans>
          </h2>
          <Line
            label={t`Your first order`}
            direction="both"
            stops={[
              { key: 'address', state: 'now', label: <Trans>Enter your address</Trans>, note: <Trans>An address or a postcode</Trans> },
              {
                key: 'store',
                state: 'next',
                label: <Trans>Choose a store</Trans>,
                note: <Trans>With its fee and its time for your address</Trans>,
              },
              { key: 'follow', state: 'next', label: <Trans>Track it</Trans>, note: <Trans>From the kitchen to your door</Trans> },
            ]}
          />
        </section>
      </Page>
    </>
  );
}
