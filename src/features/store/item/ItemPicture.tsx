import StoreIcon from 'lucide-react/icons/store';
import type { MenuItem } from '#contract/entities/store.ts';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './ItemPicture.module.css';
import { squarePicture } from '#src/features/diets/square-picture.ts';

const PIXELS = 232;

type ItemPictureProps = { readonly item: MenuItem; readonly storePicture: string };

export function ItemPicture({ item, storePicture }: ItemPictureProps) {
  const address = item.image_url[0] || squarePicture(storePicture);
  if (!address)
    return (
      <span className={styles.empty}>
        <StoreIcon size={32} aria-hidden="true" />
      </span>
    );
  return <Picture src={address} alt="" width={PIXELS} height={PIXELS} className={styles.picture} />;
}
