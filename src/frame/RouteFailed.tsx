import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailed } from '#src/api/call-failed.ts';
import { brandName } from '#src/api/page-settings.ts';
import { PartLost } from '#src/browser/part-lost.ts';
import { useForgetLost } from '#src/shop/use-loaded.ts';
import { useSpeak } from '#src/texts/speak-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { LazyWhatHappened } from '../failures/lazy-what-happened.tsx';
import styles from './RouteFailed.module.css';

/** Here and not in a catalogue: what did not come may be the words. */
const WORDS = {
  en: {
    title: 'This page could not be loaded.',
    offline: 'This page needs a connection.',
    waits: 'You are offline. It comes as soon as you are connected again; your basket and your orders are as they were.',
    lost: 'Your basket and your orders are as they were. Check your network and try again.',
    broken: 'Something went wrong on our side. Your basket and your orders are as they were.',
    again: 'Try again',
    trying: 'Trying',
  },
  fr: {
    title: 'Cette page n’a pas pu être chargée.',
    offline: 'Cette page a besoin d’une connexion.',
    waits: 'Vous êtes hors ligne. Elle viendra dès que vous serez de nouveau connecté ; votre panier et vos commandes sont inchangés.',
    lost: 'Votre panier et vos commandes sont inchangés. Vérifiez votre connexion et réessayez.',
    broken: 'Une erreur s’est produite de notre côté. Votre panier et vos commandes sont inchangés.',
    again: 'Réessayer',
    trying: 'Nouvel essai',
  },
} as const;

const isLost = (error: unknown) => error instanceof PartLost || (error instanceof CallFailed && error.failure.kind === 'transport');

export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const words = WORDS[useSpeak().language];
  const [busy, setBusy] = useState(false);
  // As it was when the page did not come: back online it is asked for anew.
  const [isOffline] = useState(() => isLost(error) && !navigator.onLine);
  const title = isOffline ? words.offline : words.title;
  const again = async () => {
    if (error instanceof PartLost && error.isRemembered) return window.location.reload();
    setBusy(true);
    await router.invalidate();
    reset();
    setBusy(false);
  };
  const onNetwork = useEffectEvent(() => void again());
  const forgetLost = useEffectEvent(useForgetLost());
  useEffect(() => {
    forgetLost();
    if (error instanceof PartLost) void error.late?.then(onNetwork, () => undefined);
  }, [error]);
  useEffect(() => {
    const onOnline = () => onNetwork();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Page className={styles.page}>
      <title>{`${title} · ${brandName()}`}</title>
      <EmptyState
        level={1}
        title={title}
        action={
          <Button busy={busy} busyLabel={words.trying} onClick={() => void again()}>
            {words.again}
          </Button>
        }
      >
        {isOffline ? words.waits : isLost(error) ? words.lost : words.broken}
      </EmptyState>
      <LazyWhatHappened />
    </Page>
  );
}
