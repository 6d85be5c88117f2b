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
  readonly children: ReactNode;
  readonly rest: number;
  readonly foot: ReactNode;
  readonly since: number;
  /** The dialog's code is still on its way, or lost. Until it comes the outline is the dialog: it takes the focus, keeps it inside and gives it back. */
  readonly waits: boolean;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/**
 * The look of a `Dialog` before the dialog is drawn, quick enough to appear right after the tap. The page below cannot be
 * pressed through it, and it closes as the dialog does. Screen readers meet it only where it `waits`.
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is higher than a zoomed screen is scrolled by keys */}
        <div className={styles.ground} tabIndex={waits ? 0 : undefined}>
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

export const DialogScrim = () => <div aria-hidden="true" className={classNames(styles.scrim, styles.outlined)} />;
