import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '#src/ui/button-class.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Picture } from '#src/ui/Picture.tsx';

/** 'TO ORDER', 'Download the App!': left by its cross alone, neither by a press beside it nor by Escape (specification 1, section 2). */
export function AppDialog({ open, link, onClose }: { readonly open: boolean; readonly link: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={false}
      closeLabel={t`Close`}
      cover={<Picture src="/pictures/scene/card/sky-lake/scooter+umbrella.svg" alt="" width={380} height={178} rounded={false} />}
      title={
        <Trans>
          TO ORDER <br />
          Download the App!
        </Trans>
      }
      foot={
        <a href={link} rel="noopener" className={buttonClass('primary', { full: true })} onClick={onClose}>
          <Trans>DOWNLOAD NOW</Trans>
        </a>
      }
    >
      <p>
        <Trans>Reorder in two taps and follow your courier on the map.</Trans>
      </p>
    </Dialog>
  );
}
