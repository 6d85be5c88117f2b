import { useEffect, useEffectEvent } from 'react';
import { whenActive } from '#src/browser/when-active.ts';
import { useTexts, type Texts } from './use-texts.ts';

export function useAhead(loader: (texts: Texts) => void): void {
  const texts = useTexts();
  const loadAhead = useEffectEvent(() => loader(texts));
  useEffect(() => whenActive(() => loadAhead()), []);
}
