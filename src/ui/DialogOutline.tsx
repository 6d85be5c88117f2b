import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { useMotionSince } from './use-motion-since.ts';

type DialogOutlineProps = {
  readonly title: ReactNode;
  readonly cover?: ReactNode;
  /** What is known of the body already; about as high as all of it will be. */
  readonly children: ReactNode;
  readonly foot: ReactNode;
  /** When it was asked for (`performance.now()`): it rises as if it had been there since. */
  readonly since: number;
};

/**
 * What a `Dialog` looks like before it is there, light enough to come right after the tap that asks for it. It takes the
 * presses meant for the page below, holds nothing to press, and is not read out; the dialog is, when it takes its place.
 */
export function DialogOutline({ title, cover, children, foot, since }: DialogOutlineProps) {
  const goOn = useMotionSince(since);
  return (
    <div aria-hidden="true" data-outline className={styles.viewport}>
      <div ref={goOn} className={classNames(styles.dialog, styles.outlined)}>
        <div className={styles.ground}>
          {cover ? <div className={styles.cover}>{cover}</div> : null}
          <div className={styles.head}><p className={styles.title}>{title}</p></div>
          <div className={styles.content}>{children}</div>
        </div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </div>
  );
}

/** The page goes dark with the tap itself, before there is even an outline. */
export const DialogScrim = () => <div aria-hidden="true" className={classNames(styles.scrim, styles.outlined)} />;
