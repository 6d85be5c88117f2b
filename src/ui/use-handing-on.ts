import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Copying a code or a link and giving it to the system's share sheet; `share` is null where there is no sheet. */
export function useHandingOn(code: string, shown: RefObject<HTMLElement | null>, sheet: ShareData) {
  const [copied, setCopied] = useState<'not yet' | 'yes' | 'no'>('not yet');
  const select = () => {
    // The text may be drawn only now.
    flushSync(() => setCopied('no'));
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  // Where the page is not served safely there is no clipboard, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () => {
    if (clipboard) clipboard.writeText(code).then(() => setCopied('yes'), select);
    else select();
  };
  const share =
    'share' in navigator
      ? () => {
          // A sheet that is closed again is no failure.
          navigator.share(sheet).catch(() => undefined);
        }
      : null;
  return { copied, copy, share };
}
