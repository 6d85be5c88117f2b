import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { appFor } from './app-links.ts';

const AppDialog = lazyPart(async () => (await import('./AppDialog.tsx')).AppDialog);

export function AppPrompt() {
  const { storage } = useRouteContext({ from: '__root__' });
  const [link] = useState(() =>
    typeof window === 'undefined' || storage.read('storefront.app_prompt_closed') ? null : appFor(navigator.userAgent),
  );
  const [open, setOpen] = useState(true);
  if (link === null) return null;
  const close = () => {
    storage.write('storefront.app_prompt_closed', true);
    setOpen(false);
  };
  return <AppDialog open={open} link={link} onClose={close} />;
}
