import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { focusWhileScrolling } from './focus-while-scrolling.ts';
import { useMotionSince } from './use-motion-since.ts';

type DialogProps = {
  readonly open: boolean;
  /** Called when the reader asks to leave: the cross, Escape, or a press outside. */
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly title: ReactNode;
  readonly aside?: ReactElement | null;
  readonly cover?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  /** The name of the cross; without it there is no cross, so `foot` must hold the way out. */
  readonly closeLabel?: string;
  /** False: Escape and presses outside do nothing; the cross stays. */
  readonly dismissable?: boolean;
  readonly width?: 'normal' | 'wide';
  /** What has the focus when it opens; the title when absent, unless something in it takes it by itself (`autoFocus`). */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes after; the element that had it when absent. A dialog that gives the focus away as it opens (`autoFocus`) has to say it. */
  readonly finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  readonly className?: string;
  /** When its `DialogOutline` was asked for (`performance.now()`): the dialog goes on rising from where that one is. */
  readonly outlinedAt?: number;
  readonly ref?: RefObject<HTMLDivElement | null>;
};

/** What has the focus where nothing is named for it: what has taken it by itself, else the first field that is wrong, else the title. */
function titleOrTaken(heading: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const dialog = heading?.closest('[role=dialog]');
  const isInside = dialog?.contains(activeElement) ?? false;
  if (isInside && activeElement instanceof HTMLElement && activeElement.matches('input, textarea, button, a')) return activeElement;
  return dialog?.querySelector<HTMLElement>('[aria-invalid=true]') ?? heading;
}

function useFocusedFirst(named: DialogProps['initialFocus']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => titleOrTaken(heading.current), []);
  return { heading, first: named ?? focusTitle };
}

/** A sheet from below on small screens, a window in the middle from 900 px. Focus stays inside while it is open. */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  aside,
  cover,
  foot,
  children,
  closeLabel,
  dismissable = true,
  width = 'normal',
  initialFocus,
  finalFocus,
  className,
  outlinedAt,
  ref,
}: DialogProps) {
  const change: ComponentProps<typeof Base.Root>['onOpenChange'] = (next, details) => {
    if (next) return;
    if (!dismissable && (details.reason === 'escape-key' || details.reason === 'outside-press')) {
      details.cancel();
      return;
    }
    onClose();
  };
  // A press outside that closes nothing must not take the focus out either.
  const keepFocus = (event: MouseEvent) => {
    if (!dismissable && event.target === event.currentTarget) event.preventDefault();
  };
  const { heading, first } = useFocusedFirst(initialFocus);
  const outlined = outlinedAt !== undefined && styles.outlined;
  const goOn = useMotionSince(outlinedAt);
  const takePopup = useCallback(
    (popup: HTMLDivElement | null) => {
      goOn(popup);
      if (ref) ref.current = popup;
    },
    [goOn, ref],
  );
  const head = (
    <div className={classNames(styles.head, closeLabel && styles.spared)}>
      <Base.Title ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Base.Title>
      {aside}
    </div>
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={change}
      onOpenChangeComplete={(shown) => {
        if (!shown) onClosed?.();
      }}
      disablePointerDismissal={!dismissable}
    >
      <Base.Portal>
        <Base.Backdrop ref={goOn} className={classNames(styles.scrim, outlined)} onMouseDown={keepFocus} />
        <Base.Viewport className={styles.viewport} onMouseDown={keepFocus}>
          <Base.Popup
            ref={takePopup}
            className={classNames(styles.dialog, outlined, width === 'wide' && styles.wide, className)}
            initialFocus={first}
            finalFocus={finalFocus}
          >
            {cover ? null : head}
            {closeLabel ? (
              <Base.Close className={classNames(styles.close, Boolean(cover) && styles.lifted)} aria-label={closeLabel}>
                <X size={24} aria-hidden="true" />
              </Base.Close>
            ) : null}
            <div ref={focusWhileScrolling} className={styles.body}>
              {cover ? <div className={styles.cover}>{cover}</div> : null}
              {cover ? head : null}
              <div className={styles.content}>{children}</div>
            </div>
            {foot ? <div className={styles.foot}>{foot}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
