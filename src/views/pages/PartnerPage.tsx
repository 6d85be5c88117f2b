import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button-class.ts';
import { Line } from '#src/ui/Line.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { PARTNER_EMAIL } from './contact-emails.ts';
import { LeadSection } from './LeadSection.tsx';
import { PageHead } from './PageHead.tsx';
import { PartnerBenefits } from './PartnerBenefits.tsx';
import styles from './pages.module.css';

/** For stores that may want to join. */
export function PartnerPage() {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Become a partner`}</PageTitle>
      <PageHead
        title={<Trans>Your store, on the way to every door in Geneva</Trans>}
        picture="/pictures/scene/card/apricot-tiles-slats-1b3ba6-plate/croissant+baguette*0.8+coffee*0.6.svg"
        action={
          <Link to="/stores" className={buttonClass('secondary')}>
            <Trans>See who is here already</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            Restaurants, takeaways, bakeries, grocers, florists, pharmacies: you cook and pack, customers order here, a courier does the
            rest.
          </Trans>
        </p>
      </PageHead>
      <section className={styles.section} aria-labelledby="benefits">
        <h2 id="benefits">
          <Trans>What you get</Trans>
        </h2>
        <PartnerBenefits />
      </section>
      <section className={styles.section} aria-labelledby="start">
        <h2 id="start">
          <Trans>How it starts</Trans>
        </h2>
        <Line
          label={t`How it starts`}
          direction="both"
          stops={[
            {
              key: 'write',
              state: 'next',
              label: <Trans>You write</Trans>,
              note: <Trans>Who you are, where you are, what you sell</Trans>,
            },
            { key: 'agree', state: 'next', label: <Trans>We agree</Trans>, note: <Trans>Menu, hours, area, conditions</Trans> },
            { key: 'open', state: 'next', label: <Trans>You open</Trans>, note: <Trans>Your page goes online</Trans> },
          ]}
        />
      </section>
      <LeadSection id="contact" kind="partner" title={<Trans>Tell us about your store</Trans>}>
        <p>
          <Trans>Two minutes, nothing to sign yet. If you would rather write:</Trans>{' '}
          <a href={`mailto:${PARTNER_EMAIL}`}>{PARTNER_EMAIL}</a>
        </p>
      </LeadSection>
    </Page>
  );
}
