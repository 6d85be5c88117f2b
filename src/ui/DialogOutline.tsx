import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { useMotionSince } from './use-motion-since.ts';

/** So long after the press that asked for it, a second one is the same double click, in milliseconds. */
const DOUBLE_CLICK = 500;

type DialogOutlineProps = {
  readonly title: ReactNode;
  readonly cover?: ReactNode;
  /** What is known of the body already. */
  readonly children: ReactNode;
  /** How high the rest of the body will be, in pixels. */
  readonly rest: number;
  readonly foot: ReactNode;
  /** When it was asked for (`performance.now()`): it rises as if it had been there since. */
  readonly since: number;
  /** The dialog does not come at once: until it does, or for good, this is one. It takes the focus, holds it and gives it back. */
  readonly waits: boolean;
  readonly closeLabel: string;
  /** Called when the reader asks to leave: the cross, Escape, or a press outside. */
  readonly onClose: () => void;
};

/**
 * What a `Dialog` looks like before it is there, light enough to come right after the tap that asks for it. It takes the
 * presses meant for the page below and can be left like the dialog; it is read out only where it `waits`.
 */
export function DialogOutline({ title, cover, children, rest, foot, since, waits, closeLabel, onClose }: DialogOutlineProps) {
  const goOn = useMotionSince(since);
  const titleId = useId();
  const outline = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = outline.current;
    if (!waits || !shown) return;
    shown.showModal();
    return () => shown.close();
  }, [waits]);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);

  const press = (event: MouseEvent) => {
    if (event.target === event.currentTarget && performance.now() - since > DOUBLE_CLICK) onClose();
  };
  return (
    <dialog
      ref={outline}
      data-outline
      className={classNames(styles.frame, styles.viewport)}
      aria-hidden={!waits || undefined}
      aria-labelledby={titleId}
      onClick={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={goOn} className={classNames(styles.dialog, styles.outlined)}>
        <button
          type="button"
          tabIndex={waits ? undefined : -1}
          className={classNames(styles.close, Boolean(cover) && styles.lifted)}
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X size={24} aria-hidden="true" />
        </button>
        <div className={styles.ground}>
          {cover ? <div className={styles.cover}>{cover}</div> : null}
          <div className={classNames(styles.head, styles.spared)}>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
          </div>
          <div className={styles.content}>{children}</div>
          <div className={styles.rest} style={{ flexBasis: rest }} />
        </div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </dialog>
  );
}

/** The page goes dark with the tap itself, before there is even an outline. */
export const DialogScrim = () => <div aria-hidden="true" className={classNames(styles.scrim, styles.outlined)} />;
