import { useNavigate } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import { useSession } from '#src/shop/session/use-session.ts';

export function useCourier(): { readonly refused: boolean; readonly onCourier: (event: MouseEvent) => void } {
  const [session] = useSession();
  const [pressed, setPressed] = useState(false);
  const navigate = useNavigate();
  const signedIn = session.is === 'signedIn';
  return {
    refused: pressed && !signedIn,
    onCourier: (event) => {
      if (signedIn) return;
      event.preventDefault();
      setPressed(true);
      void navigate({
        to: '.',
        search: (now) => ({ ...now, dialog: 'signIn' as const }),
        state: { wantedPage: '/courier_order' },
        resetScroll: false,
      });
    },
  };
}
