import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { PartLost } from '#src/browser/part-lost.ts';
import { useSpeak } from '#src/texts/speak-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { LaterWhatHappened } from '../failures/later-what-happened.tsx';
import styles from './RouteFailed.module.css';

/** Here and not in a catalogue: what did not come may be the words. */
const WORDS = {
  en: {
    title: 'This page could not be loaded.',
    text: 'Your basket and your orders are as they were. Check your network and try again.',
    again: 'Try again',
    trying: 'Trying',
  },
  fr: {
    title: 'Cette page n’a pas pu être chargée.',
    text: 'Votre panier et vos commandes sont inchangés. Vérifiez votre connexion et réessayez.',
    again: 'Réessayer',
    trying: 'Nouvel essai',
  },
} as const;

/** Stands in the place of a page that did not come, within the frame; asks for it again when told to, or when the network comes back. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const words = WORDS[useSpeak().language];
  const [busy, setBusy] = useState(false);
  const again = async () => {
    if (error instanceof PartLost && error.isRemembered) return window.location.reload();
    setBusy(true);
    await router.invalidate();
    reset();
    setBusy(false);
  };
  const heardNetwork = useEffectEvent(() => void again());
  useEffect(() => {
    const hear = () => heardNetwork();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, []);
  return (
    <Page className={styles.page}>
      <title>{`${words.title} · Escale`}</title>
      <EmptyState
        level={1}
        title={words.title}
        action={
          <Button busy={busy} busyLabel={words.trying} onClick={() => void again()}>
            {words.again}
          </Button>
        }
      >
        {words.text}
      </EmptyState>
      <LaterWhatHappened />
    </Page>
  );
}
