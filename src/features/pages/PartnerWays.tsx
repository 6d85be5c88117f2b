import { Trans } from '@lingui/react/macro';
import Bike from 'lucide-react/icons/bike';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { Card } from '#src/ui/Card.tsx';
import styles from './PartnerWays.module.css';

export function PartnerWays() {
  const ways = [
    {
      key: 'we',
      icon: <Truck />,
      title: <Trans>We deliver</Trans>,
      text: <Trans>Our couriers collect and deliver. You cook and pack.</Trans>,
    },
    {
      key: 'you',
      icon: <Bike />,
      title: <Trans>In your own delivery area</Trans>,
      text: <Trans>You say how far orders go, and from which amount.</Trans>,
    },
    {
      key: 'pickup',
      icon: <Store />,
      title: <Trans>Collection</Trans>,
      text: <Trans>People order ahead and come by. No delivery fee.</Trans>,
    },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ key, icon, title, text }) => (
        <Card as="li" key={key} className={styles.way}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
