import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import { Line } from '#src/ui/Line.tsx';
import { pageBrand } from '#src/api/page-settings.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardSlides } from './BoardSlides.tsx';
import slides from './BoardSlides.module.css';
import { goTo } from './go-to.ts';
import { LeadSection } from './LeadSection.tsx';
import { PartnerBenefits } from './PartnerBenefits.tsx';
import { PartnerWays } from './PartnerWays.tsx';
import styles from './pages.module.css';

export function PartnerPage() {
  const { t } = useLingui();
  const email = pageBrand().emails.partners;
  return (
    <>
      <PageTitle
        description={t`Put your store in front of customers nearby. What you get, what you need, and how to join.`}
      >{t`Become a partner`}</PageTitle>
      <BoardHead tint="pistachio" scene="pistachio-vichy-plate/burger+pie*0.9+tomato*0.8.svg" awning>
        <PartnerSlides />
      </BoardHead>
      <Page className={styles.page}>
        <section id="start" className={styles.first} aria-labelledby="start-heading">
          <h2 id="start-heading" tabIndex={-1}>
            <Trans>From sign-up to first order</Trans>
          </h2>
          <Line
            label={t`From sign-up to first order`}
            direction="both"
            current="location"
            stops={[
              { key: 'write', state: 'now', label: <Trans>Send the form</Trans>, note: <Trans>Two minutes, nothing to sign yet</Trans> },
              { key: 'call', state: 'next', label: <Trans>We get in touch</Trans>, note: <Trans>Who you are, what you sell</Trans> },
              {
                key: 'agree',
                state: 'next',
                label: <Trans>Your menu goes live</Trans>,
                note: <Trans>Menu, hours, area, conditions</Trans>,
              },
              { key: 'open', state: 'next', label: <Trans>First order</Trans>, note: <Trans>Your page goes online</Trans> },
            ]}
          />
        </section>
        <section className={styles.section} aria-labelledby="benefits">
          <h2 id="benefits">
            <Trans>What changes for you</Trans>
          </h2>
          <PartnerBenefits />
        </section>
        <section className={styles.section} aria-labelledby="ways">
          <h2 id="ways">
            <Trans>Three ways to sell</Trans>
          </h2>
          <PartnerWays />
        </section>
        <LeadSection id="contact" kind="partner" title={<Trans>Tell us about your store</Trans>}>
          <p>
            <Trans>It takes two minutes, in English or French. Prefer to write?</Trans> <a href={`mailto:${email}`}>{email}</a>
          </p>
        </LeadSection>
      </Page>
    </>
  );
}

function PartnerSlides() {
  const { t } = useLingui();
  return (
    <BoardSlides
      heading={t`Become a partner`}
      slides={[
        {
          key: 'window',
          title: <Trans>Your shop window, on every street of your city</Trans>,
          text: <Trans>We bring the couriers and the customers. You do what you do best.</Trans>,
        },
        {
          key: 'say',
          title: <Trans>Your menu, your hours, your area</Trans>,
          text: <Trans>You decide what you sell, when you’re open and how far you deliver.</Trans>,
        },
        {
          key: 'busy',
          title: <Trans>A “busy” sign when the kitchen is full</Trans>,
          text: <Trans>Customers see that you are busy before they order, not after.</Trans>,
        },
      ]}
    >
      <Button variant="find" onClick={() => goTo('contact')}>
        <Trans>Become a partner</Trans>
      </Button>
      <Button variant="secondary" className={slides.other} onClick={() => goTo('start')}>
        <Trans>How it works</Trans>
      </Button>
    </BoardSlides>
  );
}
