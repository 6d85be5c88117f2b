import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '#src/browser/when-idle.ts';
import { useTexts, type Texts } from './use-texts.ts';

/** Loads what the page's next step needs, once the browser has nothing better to do: the press that asks for it waits for no network. */
export function useAhead(loader: (texts: Texts) => void): void {
  const texts = useTexts();
  const loadAhead = useEffectEvent(() => loader(texts));
  useEffect(() => whenIdle(() => loadAhead()), []);
}
