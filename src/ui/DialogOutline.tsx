import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';

type DialogOutlineProps = {
  readonly title: ReactNode;
  readonly cover?: ReactNode;
  /** What is known of the body already; about as high as all of it will be. */
  readonly children: ReactNode;
  readonly foot: ReactNode;
};

/**
 * What a `Dialog` looks like before it is there: light enough to be drawn with the tap that asks for it. It takes the
 * presses meant for the page below, holds nothing to press, and is not read out; the dialog is, when it takes its place.
 */
export function DialogOutline({ title, cover, children, foot }: DialogOutlineProps) {
  return (
    <div aria-hidden="true" data-outline>
      <div className={classNames(styles.scrim, styles.outlined)} />
      <div className={styles.viewport}>
        <div className={classNames(styles.dialog, styles.outlined)}>
          <div className={styles.ground}>
            {cover ? <div className={styles.cover}>{cover}</div> : null}
            <div className={styles.head}><p className={styles.title}>{title}</p></div>
            <div className={styles.content}>{children}</div>
          </div>
          <div className={styles.foot}>{foot}</div>
        </div>
      </div>
    </div>
  );
}
