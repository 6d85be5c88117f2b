import type { ReactNode } from 'react';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The address of a scene in the shape of a card. */
  readonly picture: string;
  readonly action?: ReactNode;
};

export function PageHead({ title, children, picture, action }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.intro}>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      <Picture src={picture} alt="" width={380} height={178} lazy={false} className={styles.picture} />
    </header>
  );
}
