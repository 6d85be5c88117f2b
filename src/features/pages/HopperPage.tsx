import { Trans, useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { Button } from '#src/ui/Button.tsx';
import { Line } from '#src/ui/Line.tsx';
import { pageBrand } from '#src/api/page-settings.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardSlides } from './BoardSlides.tsx';
import slides from './BoardSlides.module.css';
import { goTo } from './go-to.ts';
import { HopperAdvantages } from './HopperAdvantages.tsx';
import { LeadSection } from './LeadSection.tsx';
import styles from './pages.module.css';
import { RideFilm } from './RideFilm.tsx';

/** The id that the specification gives the section which a press leads to. */
const FORM = 'l_section4';

export function HopperPage() {
  const { t } = useLingui();
  const email = pageBrand().emails.couriers;
  return (
    <>
      <PageTitle
        description={t`Deliver orders across your city, when it suits you. What you need, how it works, and how to join.`}
      >{t`Become a courier`}</PageTitle>
      <BoardHead tint="sky" scene="sky-lake/bike+scooter*0.9+box*0.6.svg">
        <HopperSlides />
      </BoardHead>
      <Page className={styles.page}>
        <section className={styles.first} aria-labelledby="ride">
          <h2 id="ride">
            <Trans>One delivery, stop by stop</Trans>
          </h2>
          <Line
            label={t`One delivery, stop by stop`}
            direction="both"
            stops={[
              { key: 'ready', state: 'next', label: <Trans>The order is ready</Trans>, note: <Trans>The store has packed it</Trans> },
              { key: 'picked', state: 'next', label: <Trans>You pick it up</Trans>, note: <Trans>A code confirms the handover</Trans> },
              { key: 'way', state: 'next', label: <Trans>You are on the way</Trans>, note: <Trans>The customer can follow you</Trans> },
              { key: 'door', state: 'next', label: <Trans>You are at the door</Trans>, note: <Trans>A second code and you’re done</Trans> },
            ]}
          />
        </section>
        <section className={styles.section} aria-labelledby="advantages">
          <h2 id="advantages">
            <Trans>Why ride with us</Trans>
          </h2>
          <HopperAdvantages />
        </section>
        <section id="film" className={styles.section} aria-labelledby="film-heading">
          <h2 id="film-heading" tabIndex={-1}>
            <Trans>One ride in five scenes</Trans>
          </h2>
          <RideFilm />
        </section>
        <LeadSection id={FORM} kind="hopper" title={<Trans>Ride with us</Trans>}>
          <p>
            <Trans>It takes two minutes and commits you to nothing. Prefer to write?</Trans> <a href={`mailto:${email}`}>{email}</a>
          </p>
        </LeadSection>
      </Page>
    </>
  );
}

function HopperSlides() {
  const { t } = useLingui();
  return (
    <BoardSlides
      heading={t`Become a courier`}
      slides={[
        {
          key: 'streets',
          title: <Trans>Your streets, your hours</Trans>,
          text: <Trans>Deliver what your city orders: meals, bread, flowers, medicine, parcels.</Trans>,
        },
        {
          key: 'door',
          title: <Trans>Floor and code before you ring</Trans>,
          text: <Trans>Address, floor, entry code and a note come with every order.</Trans>,
        },
        {
          key: 'code',
          title: <Trans>Clear instructions, right to the door</Trans>,
          text: <Trans>A code at the store and one at the door: both sides know that the order has changed hands.</Trans>,
        },
      ]}
    >
      <Button variant="find" onClick={() => goTo(FORM)}>
        <Trans>Ride with us</Trans>
      </Button>
      <Button variant="secondary" icon={<Play size={18} aria-hidden="true" />} className={slides.other} onClick={() => goTo('film')}>
        <Trans>See a ride</Trans>
      </Button>
    </BoardSlides>
  );
}
