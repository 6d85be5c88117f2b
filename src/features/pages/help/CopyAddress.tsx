import { Trans } from '@lingui/react/macro';
import LinkIcon from 'lucide-react/icons/link';
import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useHandingOn } from '#src/ui/use-handing-on.ts';
import styles from './HelpAnswer.module.css';

type CopyAddressProps = { readonly id: string; readonly question: string };

export const CopyAddress = (props: CopyAddressProps) => (typeof window === 'undefined' ? null : <Copy {...props} />);

function Copy({ id, question }: CopyAddressProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const address = `${window.location.origin}/help#${id}`;
  const { copied, copy } = useHandingOn(address, shown, { url: address });
  return (
    <>
      <Button variant="quiet" size="small" className={styles.copy} icon={<LinkIcon aria-hidden="true" />} onClick={copy}>
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
