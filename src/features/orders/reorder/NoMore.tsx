import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { ReorderView } from '#machines/reorder/reorder.view.ts';
import { brandName } from '#src/api/page-settings.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { StoreLink } from '#src/navigation/StoreLink.tsx';

const ROOM = '/pictures/scene/card/sky-lake/scooter+umbrella.svg';

const cover = <Picture src={ROOM} alt="" width={380} height={178} rounded={false} />;

export function NothingLeft({ open, view, onClose }: { readonly open: boolean; readonly view: ReorderView; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { storeName: store, groups } = view;
  const lines = groups.flatMap((group) => group.lines);
  const isForNow = lines.some(({ isSoldOut }) => isSoldOut);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      cover={cover}
      title={isForNow ? <Trans>None of these is available right now</Trans> : <Trans>None of these is on the menu today</Trans>}
      foot={
        <StoreLink path={view.storePath} className={buttonClass('primary', { full: true })}>
          <Trans>See the menu</Trans>
        </StoreLink>
      }
    >
      <p>
        {!isForNow ? (
          <Trans>None of these items is on {store}’s menu any more. Your basket hasn’t changed.</Trans>
        ) : lines.every(({ isSoldOut }) => isSoldOut) ? (
          <Trans>These items are sold out for now at {store}. Your basket hasn’t changed.</Trans>
        ) : (
          <Trans>These items are sold out for now at {store}, or no longer on the menu. Your basket hasn’t changed.</Trans>
        )}
      </p>
    </Dialog>
  );
}

export function StoreGone({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  const brand = brandName();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      cover={cover}
      title={<Trans>This store is no longer on {brand}</Trans>}
      foot={
        <Link to="/stores" className={buttonClass('primary', { full: true })}>
          <Trans>See stores</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Your basket hasn’t changed.</Trans>
      </p>
    </Dialog>
  );
}
