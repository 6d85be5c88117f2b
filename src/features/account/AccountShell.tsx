import { useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { Fragment, useState, type ReactNode } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Page } from '#src/ui/Page.tsx';
import { Tabs, tabClass } from '#src/ui/Tabs.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import styles from './AccountShell.module.css';
import { AccountFirstScreen } from './AccountFirstScreen.tsx';
import { GuestGoesHome } from './GuestGoesHome.tsx';

const TABS = { profile: '/profile', payments: '/payments', orders: '/orders', favourites: '/favourite_stores' } as const;
export type AccountTab = keyof typeof TABS;

type AccountShellProps = {
  readonly tab: AccountTab;
  readonly title: string;
  readonly guest?: ReactNode;
  readonly children: (user: StoredUser) => ReactNode;
};

export function AccountShell({ tab, title, guest, children }: AccountShellProps) {
  const { t } = useLingui();
  const [session] = useSession();
  const [wasCustomer] = useState(session.is === 'signedIn');
  if (typeof window === 'undefined') return <AccountFirstScreen title={title} />;
  if (session.is !== 'signedIn') return guest ?? <GuestGoesHome hasLeft={wasCustomer} />;
  const { user } = session;
  const names: Record<AccountTab, string> = { profile: t`Profile`, payments: t`Payments`, orders: t`Orders`, favourites: t`Favourites` };

  return (
    <Page className={styles.account}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.who} dir="auto">{`${user.first_name} ${user.last_name}`}</p>
      <h1>{title}</h1>
      <Tabs label={t`Account pages`} className={styles.tabs}>
        {(Object.keys(TABS) as AccountTab[]).map((name) => (
          <Link key={name} to={TABS[name]} className={classNames(tabClass, styles.tab)} aria-current={name === tab ? 'page' : undefined}>
            {names[name]}
          </Link>
        ))}
      </Tabs>
      {/* Nothing of one customer's stays for the next, who may sign in elsewhere in this browser. */}
      <Fragment key={user._id}>{children(user)}</Fragment>
    </Page>
  );
}
