import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Page } from '#src/ui/Page.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { plateClass } from '#src/ui/plate-class.ts';
import styles from './BoardHead.module.css';

type Tint = 'butter' | 'pistachio' | 'sky';

type BoardHeadProps = {
  readonly tint: Tint;
  readonly scene: string;
  readonly awning?: boolean;
  readonly children: ReactNode;
};

export const BoardHead = ({ tint, scene, awning = false, children }: BoardHeadProps) => (
  <div className={classNames(styles.head, styles[tint])}>
    {awning ? <div className={styles.awning} aria-hidden="true" /> : null}
    <picture>
      <source media="(min-width: 900px)" srcSet={`/pictures/scene/banner/${scene}`} width={1280} height={250} />
      <Picture
        src={`/pictures/scene/card/${scene}`}
        alt=""
        width={380}
        height={178}
        lazy={false}
        rounded={false}
        fetchPriority="high"
        className={styles.picture}
      />
    </picture>
    <Page className={styles.page}>
      <div className={plateClass({ size: 'board', className: styles.board })}>{children}</div>
    </Page>
  </div>
);
