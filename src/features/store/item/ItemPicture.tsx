import StoreIcon from 'lucide-react/icons/store';
import type { MenuItem } from '#contract/entities/store.ts';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './ItemPicture.module.css';
import { squarePicture } from '#src/features/diets/square-picture.ts';

const PIXELS = 232;

export function ItemPicture({ item, storePicture }: { readonly item: MenuItem; readonly storePicture: string }) {
  const address = item.image_url[0] || squarePicture(storePicture);
  if (!address)
    return (
      <span className={styles.empty}>
        <StoreIcon size={32} aria-hidden="true" />
      </span>
    );
  return <Picture src={address} alt="" width={PIXELS} height={PIXELS} className={styles.picture} />;
}
