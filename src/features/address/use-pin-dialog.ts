import { useState, type ComponentType } from 'react';
import { yieldToBrowser } from '#src/browser/yield-to-browser.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { loadMapPin } from '#src/features/address/map/load-map-pin.ts';
import { useTexts } from '#src/lazy/use-texts.ts';
import type { MapPinDialog } from './map/MapPinDialog.tsx';

type Pin = {
  readonly state: 'closed' | 'coming' | 'open' | 'missing';
  readonly Dialog: ComponentType<Parameters<typeof MapPinDialog>[0]> | null;
};

export function usePinDialog() {
  const texts = useTexts();
  const { load } = useFlows();
  const [pin, setPin] = useState<Pin>({ state: 'closed', Dialog: null });
  const go = (state: Pin['state']) => setPin(({ Dialog }) => ({ state, Dialog }));
  const open = async () => {
    go('coming');
    await yieldToBrowser();
    try {
      const [{ MapPinDialog: Dialog }] = await Promise.all([import('./map/MapPinDialog.tsx'), texts.load('map'), load(loadMapPin)]);
      setPin({ state: 'open', Dialog });
    } catch {
      go('missing');
    }
  };
  return { ...pin, open, close: () => go('closed') };
}
