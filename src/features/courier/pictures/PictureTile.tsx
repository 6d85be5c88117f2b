import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { ParcelPicture } from '#machines/parcel-pictures/parcel-pictures.setup.ts';
import { usePictureAddress } from '#src/features/courier/pictures/use-parcel-pictures.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import styles from './pictures.module.css';

type PictureTileProps = {
  readonly picture: ParcelPicture;
  readonly number: number;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
};

export function PictureTile({ picture: { id, name, is }, number, onRemove, onRetry }: PictureTileProps) {
  const { t } = useLingui();
  const address = usePictureAddress(id, is === 'ready');
  return (
    <li className={styles.tile} data-is={is}>
      {address ? <img src={address} alt={t`Photo ${number}: ${name}`} className={styles.image} /> : <span className={styles.image} />}
      {is === 'coming' ? (
        <span className={styles.over}>
          <Spinner />
          <span className="visually-hidden">
            <Trans>Preparing {name}</Trans>
          </span>
        </span>
      ) : null}
      {is === 'failed' ? (
        <button type="button" className={styles.over} aria-label={t`Try ${name} again`} onClick={onRetry}>
          <RotateCw size={24} aria-hidden="true" />
          <span className={styles.failed}>
            <Trans>Failed</Trans>
          </span>
        </button>
      ) : null}
      <button type="button" className={styles.remove} aria-label={t`Remove photo ${number}: ${name}`} onClick={onRemove}>
        <span>
          <X size={16} aria-hidden="true" />
        </span>
      </button>
    </li>
  );
}
