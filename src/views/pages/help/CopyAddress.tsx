import { Trans } from '@lingui/react/macro';
import LinkIcon from 'lucide-react/icons/link';
import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useHandingOn } from '#src/ui/use-handing-on.ts';
import styles from './HelpAnswer.module.css';

/** Copies an answer's own address; where the browser lets nobody copy, it is shown. */
export function CopyAddress({ id, question }: { readonly id: string; readonly question: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const address = typeof window === 'undefined' ? '' : `${window.location.origin}/help#${id}`;
  const { copied, copy } = useHandingOn(address, shown, { url: address });
  return (
    <>
      <Button variant="quiet" size="small" className={styles.copy} onClick={copy}>
        <LinkIcon size={18} aria-hidden="true" />
        <Trans>
          Copy the link<span className="visually-hidden"> to: {question}</span>
        </Trans>
      </Button>
      <span role="status" className={styles.copied}>
        {copied === 'yes' ? <Trans>Copied</Trans> : null}
        {copied === 'no' ? <span ref={shown}>{address}</span> : null}
      </span>
    </>
  );
}
