import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CreditCard from 'lucide-react/icons/credit-card';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import Receipt from 'lucide-react/icons/receipt';
import User from 'lucide-react/icons/user';
import { useId, useRef, useState } from 'react';
import type { StoredUser } from '../../../contract/entities/user.ts';
import { useSession } from '../../flows/use-session.ts';
import styles from './AccountControl.module.css';

/** The pages of the customer's account under a button: a disclosure, so that each is an ordinary link. */
export function UserMenu({ user }: { readonly user: StoredUser }) {
  const { t } = useLingui();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [, send] = useSession();
  const router = useRouter();
  const close = () => setOpen(false);
  const signOut = () => {
    close();
    send({ type: 'signOut.asked' });
    void router.navigate({ to: '/' });
  };
  return (
    <nav
      aria-label={t`Your account`}
      className={styles.menu}
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) close(); }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={listId}
        aria-label={t`${user.first_name}, your account`}
        onClick={() => setOpen(!open)}
      >
        <CircleUserRound size={20} aria-hidden="true" />
        <span className={styles.name}>{user.first_name}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles.list} hidden={!open} onClick={close}>
        <li><Link to="/profile" className={styles.entry}><User size={20} aria-hidden="true" /><Trans>Profile</Trans></Link></li>
        <li><Link to="/payments" className={styles.entry}><CreditCard size={20} aria-hidden="true" /><Trans>Payments</Trans></Link></li>
        <li><Link to="/orders" className={styles.entry}><Receipt size={20} aria-hidden="true" /><Trans>Orders</Trans></Link></li>
        <li><Link to="/favourite_stores" className={styles.entry}><Heart size={20} aria-hidden="true" /><Trans>Favourites</Trans></Link></li>
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={signOut}><LogOut size={20} aria-hidden="true" /><Trans>Log out</Trans></button>
        </li>
      </ul>
    </nav>
  );
}
