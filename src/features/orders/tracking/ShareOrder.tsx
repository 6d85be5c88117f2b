import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useRef } from 'react';
import { useOrderSharing } from '#src/features/orders/tracking/use-order-sharing.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { useHandingOn } from '#src/ui/use-handing-on.ts';
import { Accordion, type Toggle } from './Accordion.tsx';
import styles from './tracking.module.css';

export const SHARE_HEADING = 'order-share';

export function ShareOrder({ orderId, isShared: wasShared, ...toggle }: { readonly orderId: string; readonly isShared: boolean } & Toggle) {
  const { is, value, failure, give } = useOrderSharing(orderId);
  const isShared = value?.isShared ?? wasShared;
  const isBusy = is === 'asking';
  return (
    <Accordion
      id={SHARE_HEADING}
      title={<Trans>Share your order</Trans>}
      note={<Trans>A link that shows the status, time and map</Trans>}
      {...toggle}
    >
      <p className={styles.quiet}>
        <Trans>Anyone with the link can see the status, time and map, but no names, codes or prices. It expires with the order.</Trans>
      </p>
      {value?.url ? <LinkToHandOn url={value.url} /> : null}
      <div className={styles.onwards}>
        <Button size="small" variant="secondary" busy={isBusy} onClick={() => give({ isShared: true })}>
          {isShared ? <Trans>Create another link</Trans> : <Trans>Create a link</Trans>}
        </Button>
        {isShared ? (
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => give({ isShared: false })}>
            <Trans>Stop sharing</Trans>
          </Button>
        ) : null}
      </div>
      {failure ? (
        <Message tone="bad" className={styles.news}>
          <FailureText failure={failure} />
        </Message>
      ) : null}
    </Accordion>
  );
}

function LinkToHandOn({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const shown = useRef<HTMLParagraphElement>(null);
  const { copied, copy, share } = useHandingOn(url, shown, { text: t`Follow my order`, url });
  return (
    <>
      <p ref={shown} className={styles.link}>
        {url}
      </p>
      <div className={styles.onwards}>
        <Button
          size="small"
          variant="secondary"
          icon={copied === 'yes' ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          onClick={copy}
        >
          <Trans>Copy</Trans>
        </Button>
        {share ? (
          <Button size="small" variant="secondary" icon={<Share2 size={20} aria-hidden="true" />} onClick={share}>
            <Trans>Share</Trans>
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.quiet}>
        {copied === 'yes' ? <Trans>The link is copied.</Trans> : null}
        {copied === 'no' ? <Trans>We couldn’t copy it for you. The link is selected: copy it by hand.</Trans> : null}
      </p>
    </>
  );
}
