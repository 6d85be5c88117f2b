import { Plural, Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Removed } from '#machines/cart/cart-intent.ts';
import { useTellCart } from '#src/shop/cart/use-cart.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './BasketBar.module.css';

/** How long the offer stands while neither pointer nor focus is on it, milliseconds. */
const OFFERED_FOR = 24_000;

export function UndoBar({ removed }: { readonly removed: Removed }) {
  const { t } = useLingui();
  const send = useTellCart();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const settle = useEffectEvent(() => send({ type: 'removal.settled' }));
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => settle(), OFFERED_FOR);
    return () => clearTimeout(timer);
  }, [held, removed]);
  useEffect(() => {
    // The button that had the focus went away with its line; a heading has it meanwhile.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLHeadingElement) undo.current?.focus({ preventScroll: true });
  }, [removed]);
  const leave = (say: () => void) => {
    document.getElementById('main')?.focus({ preventScroll: true });
    say();
  };
  const { name, lines } = removed;
  return (
    <div
      className={styles.bar}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <span className={styles.words}>
        {name ? <Trans>{name} removed</Trans> : <Plural value={lines.length} one="# item removed" other="# items removed" />}
      </span>
      <button ref={undo} type="button" className={styles.action} onClick={() => leave(() => send({ type: 'lines.restored', ...removed }))}>
        <Trans>Undo</Trans>
      </button>
      <button
        type="button"
        aria-label={t`Close`}
        className={classNames(styles.action, styles.close)}
        onClick={() => leave(() => send({ type: 'removal.settled' }))}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
