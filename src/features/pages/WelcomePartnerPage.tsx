import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { pageBrand } from '#src/api/page-settings.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Welcome } from './Welcome.tsx';

export function WelcomePartnerPage() {
  const { t } = useLingui();
  return (
    <Welcome
      tint="pistachio"
      scene="pistachio-vichy-plate/burger+pie*0.9+tomato*0.8.svg"
      awning
      name={t`Welcome, future partner`}
      title={<Trans>Welcome, future partner</Trans>}
      text={<Trans>We read every message ourselves. In the meantime, see how other stores do it.</Trans>}
      link={
        <Link to="/stores" className={buttonClass('find')}>
          <Trans>See the stores</Trans>
        </Link>
      }
      email={pageBrand().emails.partners}
      stops={[
        { key: 'call', state: 'now', label: <Trans>We get in touch</Trans>, note: <Trans>Who you are, what you sell</Trans> },
        { key: 'menu', state: 'next', label: <Trans>Your menu goes live</Trans>, note: <Trans>Menu, hours, area, conditions</Trans> },
      ]}
    />
  );
}
