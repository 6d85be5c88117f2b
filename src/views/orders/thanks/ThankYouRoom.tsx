import type { ReactNode } from 'react';
import { Page } from '#src/ui/Page.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './ThankYou.module.css';

const NARROW = '/pictures/scene/card/butter-lake-plate/fondue+wine+baguette.svg';
/** Its pieces stand right of where the thanks are. */
const WIDE = '/pictures/scene/banner/butter-lake-plate/fondue+wine+baguette.svg';

/** The set table that thanks are given at, as wide as the page. */
export function ThankYouRoom({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.room}>
      <Picture src={NARROW} alt="" width={380} height={178} rounded={false} className={styles.narrow} />
      <Picture src={WIDE} alt="" width={1280} height={250} rounded={false} className={styles.wide} />
      <Page className={styles.stand}>{children}</Page>
    </div>
  );
}
