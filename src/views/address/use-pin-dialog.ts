import { useRouteContext } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { useFlows } from '#src/flows/flows.tsx';
import type { MapPinDialog } from '../map/MapPinDialog.tsx';

type Dialog = ComponentType<Parameters<typeof MapPinDialog>[0]>;

/** The dialog with the map, brought when it is first asked for. One that cannot be brought is said, and blocks nothing. */
export function usePinDialog() {
  const { texts } = useRouteContext({ from: '__root__' });
  const { mapPinLogic } = useFlows();
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog } | null>(null);
  const [state, setState] = useState<'closed' | 'coming' | 'open' | 'missing'>('closed');
  const open = async () => {
    setState('coming');
    try {
      const [{ MapPinDialog: Dialog }] = await Promise.all([import('../map/MapPinDialog.tsx'), texts.load('map'), mapPinLogic()]);
      setDialog({ Dialog });
      setState('open');
    } catch {
      setState('missing');
    }
  };
  return { state, Dialog: dialog?.Dialog ?? null, open, close: () => setState('closed') };
}
