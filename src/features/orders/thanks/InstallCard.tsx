import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { brandName } from '#src/api/page-settings.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import styles from './InstallCard.module.css';

export function InstallCard() {
  const { t } = useLingui();
  const { storage } = useRouteContext({ from: '__root__' });
  const titleId = useId();
  const [way] = useFlow(useFlows().install, (held) => held);
  const [isAnswered, setAnswered] = useState(() => storage.read('storefront.install_asked') === true);
  if (isAnswered || !way) return null;
  const answer = () => {
    storage.write('storefront.install_asked', true);
    setAnswered(true);
  };
  const brand = brandName();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <img src="/favicon.svg" alt="" width={56} height={56} className={styles.icon} />
        <div>
          <h2 id={titleId} className={styles.title}>
            <Trans>Keep {brand} close</Trans>
          </h2>
          <p className={styles.quiet}>
            <Trans>No app store needed</Trans>
          </p>
        </div>
        <IconButton label={t`Close`} icon={<X size={22} aria-hidden="true" />} className={styles.close} onClick={answer} />
      </div>
      <ul className={styles.reasons}>
        <li>
          <WifiOff size={20} aria-hidden="true" />
          <Trans>Menus you’ve seen, without a connection</Trans>
        </li>
        <li>
          <History size={20} aria-hidden="true" />
          <Trans>Your last orders, one tap away</Trans>
        </li>
      </ul>
      {way.is === 'asked' ? (
        <div className={styles.ways}>
          <Button
            onClick={() => {
              answer();
              way.ask();
            }}
          >
            <Trans>Install</Trans>
          </Button>
          <Button variant="quiet" onClick={answer}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      ) : (
        <ol className={styles.reasons}>
          <li>
            <Share size={20} aria-hidden="true" />
            <Trans>Tap Share in your browser</Trans>
          </li>
          <li>
            <SquarePlus size={20} aria-hidden="true" />
            <Trans>Choose “Add to Home Screen”</Trans>
          </li>
        </ol>
      )}
    </Card>
  );
}
