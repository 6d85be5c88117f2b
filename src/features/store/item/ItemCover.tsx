import { Picture } from '#src/ui/Picture.tsx';
import styles from './ItemCover.module.css';

const WIDTH = 560;
const HEIGHT = 210;

/**
 * An item's picture over the whole width of its dialog. A photo is cut to fit. A drawn dish is square and would lose
 * too much: it stands whole in the middle, and its left edge, drawn out, makes the rest of its room.
 */
export function ItemCover({ src }: { readonly src: string }) {
  if (!src.endsWith('.svg'))
    return <Picture src={src} alt="" width={WIDTH} height={HEIGHT} lazy={false} rounded={false} className={styles.photo} />;
  return (
    <span className={styles.room}>
      <img src={src} alt="" width={HEIGHT} height={HEIGHT} className={styles.edge} />
      <Picture src={src} alt="" width={HEIGHT} height={HEIGHT} lazy={false} rounded={false} className={styles.dish} />
    </span>
  );
}
