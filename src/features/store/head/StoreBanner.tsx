import StoreIcon from 'lucide-react/icons/store';
import type { StoreDetail } from '#contract/entities/store.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './StoreBanner.module.css';

const WIDTH = 1280;
const HEIGHT = 250;

export function StoreBanner({ store }: { readonly store: StoreDetail }) {
  const address = store.image_url_web || store.image_url;
  const shopFront = <StoreIcon size={72} strokeWidth={1.5} aria-hidden="true" />;
  if (!address) return <div className={styles.empty}>{shopFront}</div>;
  return (
    <Picture
      src={address}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      lazy={false}
      rounded={false}
      fetchPriority="high"
      fallback={shopFront}
      className={classNames(styles.banner, address.endsWith('.svg') && styles.drawn)}
    />
  );
}
