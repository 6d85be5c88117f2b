import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { useSession } from '#src/shop/session/use-session.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import styles from './AccountControl.module.css';
import { UserMenu } from './UserMenu.tsx';

export function AccountControl({ signIn, signUp }: { readonly signIn: boolean; readonly signUp: boolean }) {
  const [session] = useSession();
  if (session.is === 'signedIn') return <UserMenu user={session.user} />;
  if (!signIn || session.is === 'leaving') return null;
  return (
    <Link
      to="."
      search={(now) => ({ ...now, dialog: signUp ? ('signUp' as const) : ('signIn' as const) })}
      resetScroll={false}
      className={buttonClass('secondary', { size: 'small', className: styles.signIn })}
    >
      {signUp ? <Trans>Sign Up</Trans> : <Trans>Sign In</Trans>}
    </Link>
  );
}
