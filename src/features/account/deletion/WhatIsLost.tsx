import { Trans } from '@lingui/react/macro';
import BookLock from 'lucide-react/icons/book-lock';
import Bike from 'lucide-react/icons/bike';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './AccountDeletion.module.css';

export const WhatIsLost = () => (
  <>
    <p className={styles.lead}>
      <Trans>This can’t be undone.</Trans>
    </p>
    <ul className={styles.facts}>
      <Fact icon={<X size={20} />} name={<Trans>Deleted straight away</Trans>}>
        <Trans>Your details, cards, favourites, baskets, reviews, pictures and referral code. You’ll be signed out everywhere.</Trans>
      </Fact>
      <Fact icon={<BookLock size={20} />} name={<Trans>What the law requires us to keep</Trans>}>
        <Trans>What you ordered and what it cost, without your name, addresses and notes.</Trans>
      </Fact>
      <Fact icon={<Bike size={20} />} name={<Trans>Before you delete</Trans>}>
        <Trans>Orders, payments and top-ups must be finished. Spend your wallet balance first, or give it up here.</Trans>
      </Fact>
    </ul>
  </>
);

const Fact = ({ icon, name, children }: { readonly icon: ReactNode; readonly name: ReactNode; readonly children: ReactNode }) => (
  <li className={styles.fact}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.words}>{children}</span>
    </span>
  </li>
);
