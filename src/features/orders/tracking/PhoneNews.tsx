import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { FailureText } from '#src/failures/FailureText.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import styles from './tracking.module.css';
import { usePhoneNews, type PhoneTrouble } from './use-phone-news.ts';

export function PhoneNews({ customerId }: { readonly customerId: string }) {
  const { storage } = useRouteContext({ from: '__root__' });
  const { publicKey, isSubscribed, permission, command } = usePhoneNews(customerId);
  const [isPutOff, putOff] = useState(() => storage.read('storefront.push_asked') === true);
  if (publicKey === null) return null;
  const isBusy = command.is === 'asking';
  const turn = (isOn: boolean) => command.give({ publicKey, isOn });
  const why = command.failure ? <Why trouble={command.failure} /> : null;
  if (isSubscribed && permission === 'granted')
    return (
      <Message
        className={styles.phone}
        icon={<BellRing size={20} />}
        title={<Trans>Notifications are on for this device.</Trans>}
        action={
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => turn(false)}>
            <Trans>Turn off</Trans>
          </Button>
        }
      >
        {why}
      </Message>
    );
  // Whoever said no to the browser is not asked by the page.
  if (isPutOff || (permission === 'denied' && !why)) return null;
  return (
    <Message
      className={styles.phone}
      icon={<Bell size={20} />}
      title={<Trans>Get notified about this order?</Trans>}
      action={
        permission === 'denied' ? null : (
          <span className={styles.onwards}>
            <Button size="small" variant="secondary" busy={isBusy} onClick={() => turn(true)}>
              <Trans>Turn on notifications</Trans>
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={isBusy}
              onClick={() => {
                storage.write('storefront.push_asked', true);
                putOff(true);
              }}
            >
              <Trans>Not now</Trans>
            </Button>
          </span>
        )
      }
    >
      {why ?? <Trans>Also when this page is closed. A locked screen shows only the store and the status.</Trans>}
    </Message>
  );
}

function Why({ trouble }: { readonly trouble: PhoneTrouble }) {
  if (trouble.kind === 'denied')
    return <Trans>Your browser blocks notifications from this page. You can allow them in its settings.</Trans>;
  if (trouble.kind === 'unavailable') return <Trans>Your browser can’t receive notifications right now. Please try again later.</Trans>;
  return <FailureText failure={trouble} />;
}
