import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { pageBrand } from '#src/api/page-settings.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Welcome } from './Welcome.tsx';

export function WelcomeHopperPage() {
  const { t } = useLingui();
  return (
    <Welcome
      tint="sky"
      scene="sky-lake/bike+scooter*0.9+box*0.6.svg"
      name={t`Welcome, future hopper`}
      title={<Trans>Welcome, future hopper</Trans>}
      text={<Trans>We read every message ourselves. In the meantime, see how a ride goes.</Trans>}
      link={
        <Link to="/hopper" className={buttonClass('find')}>
          <Trans>How a delivery goes</Trans>
        </Link>
      }
      email={pageBrand().emails.couriers}
      stops={[
        { key: 'call', state: 'now', label: <Trans>We get in touch</Trans>, note: <Trans>What you ride, when you have time</Trans> },
        { key: 'ride', state: 'next', label: <Trans>A first ride</Trans>, note: <Trans>Once you’ve signed up</Trans> },
      ]}
    />
  );
}
