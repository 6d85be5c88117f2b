import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Page } from '#src/ui/Page.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './ThankYou.module.css';

const TABLE = {
  narrow: '/pictures/scene/card/butter-lake-plate/fondue+wine+baguette.svg',
  wide: '/pictures/scene/banner/butter-lake-plate/fondue+wine+baguette.svg',
};
const YARD = {
  narrow: '/pictures/scene/card/mint-panel/bike+box*0.7.svg',
  wide: '/pictures/scene/banner/mint-panel/bike+box*0.5.svg',
};

export function ThankYouRoom({ isParcel = false, children }: { readonly isParcel?: boolean; readonly children: ReactNode }) {
  const { narrow, wide } = isParcel ? YARD : TABLE;
  return (
    <div className={styles.room}>
      <Picture src={narrow} alt="" width={380} height={178} rounded={false} className={styles.narrow} />
      <Picture src={wide} alt="" width={1280} height={250} rounded={false} className={classNames(styles.wide, isParcel && styles.yard)} />
      <Page className={styles.stand}>{children}</Page>
    </div>
  );
}
