import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import CreditCard from 'lucide-react/icons/credit-card';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import Receipt from 'lucide-react/icons/receipt';
import User from 'lucide-react/icons/user';
import { useSession } from '#src/shop/session/use-session.ts';
import styles from '../AccountControl.module.css';

export function UserMenuEntries({ close }: { readonly close: () => void }) {
  const [, send] = useSession();
  const router = useRouter();
  const signOut = () => {
    close();
    send({ type: 'signOut.asked' });
    void router.navigate({ to: '/' });
  };
  return (
    <>
      <li>
        <Link to="/profile" className={styles.entry}>
          <User size={20} aria-hidden="true" />
          <Trans>Profile</Trans>
        </Link>
      </li>
      <li>
        <Link to="/payments" className={styles.entry}>
          <CreditCard size={20} aria-hidden="true" />
          <Trans>Payments</Trans>
        </Link>
      </li>
      <li>
        <Link to="/orders" className={styles.entry}>
          <Receipt size={20} aria-hidden="true" />
          <Trans>Orders</Trans>
        </Link>
      </li>
      <li>
        <Link to="/favourite_stores" className={styles.entry}>
          <Heart size={20} aria-hidden="true" />
          <Trans>Favourites</Trans>
        </Link>
      </li>
      <li className={styles.last}>
        <button type="button" className={styles.entry} onClick={signOut}>
          <LogOut size={20} aria-hidden="true" />
          <Trans>Logout</Trans>
        </button>
      </li>
    </>
  );
}
