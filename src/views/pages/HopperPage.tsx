import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button-class.ts';
import { Line } from '#src/ui/Line.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { HOPPER_EMAIL } from './contact-emails.ts';
import { HopperAdvantages } from './HopperAdvantages.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './pages.module.css';
import { WriteToUs } from './WriteToUs.tsx';

/** For couriers, called hoppers, that may want to ride. */
export function HopperPage() {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <PageTitle
        description={t`Carry orders across Geneva, when it suits you. What you need, how it works, and how to join.`}
      >{t`Ride as a hopper`}</PageTitle>
      <PageHead
        title={<Trans>Ride as a hopper</Trans>}
        picture="/pictures/scene/card/mint-lake/bike+box*0.6.svg"
        action={
          <Link to="/help" className={buttonClass('secondary')}>
            <Trans>How ordering works</Trans>
          </Link>
        }
      >
        <p>
          <Trans>A hopper brings what Geneva orders from the store to the door: meals, bread, flowers, medicine, parcels.</Trans>
        </p>
      </PageHead>
      <section className={styles.section} aria-labelledby="advantages">
        <h2 id="advantages">
          <Trans>Why ride with us</Trans>
        </h2>
        <HopperAdvantages />
      </section>
      <section className={styles.section} aria-labelledby="ride">
        <h2 id="ride">
          <Trans>One delivery, stop by stop</Trans>
        </h2>
        <Line
          label={t`One delivery, stop by stop`}
          direction="both"
          stops={[
            { key: 'ready', state: 'next', label: <Trans>The order is ready</Trans>, note: <Trans>The store has packed it</Trans> },
            { key: 'picked', state: 'next', label: <Trans>You pick it up</Trans>, note: <Trans>A code hands it over to you</Trans> },
            { key: 'way', state: 'next', label: <Trans>You are on the way</Trans>, note: <Trans>The customer can follow you</Trans> },
            { key: 'door', state: 'next', label: <Trans>You are at the door</Trans>, note: <Trans>A second code, and it is done</Trans> },
          ]}
        />
      </section>
      <div className={styles.section}>
        <WriteToUs title={<Trans>Write to us</Trans>} email={HOPPER_EMAIL} subject={t`I would like to ride as a hopper`}>
          <Trans>There is no form to fill in. Tell us your name, where you live, your phone number and what you ride.</Trans>
        </WriteToUs>
      </div>
    </Page>
  );
}
