import { Plural, Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { countOf } from '#domain/cart/cart-lines.ts';
import type { Removed } from '#machines/cart/cart-intent.ts';
import { useSendToCart } from '#src/shop/cart/use-cart.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './BasketBar.module.css';

export function UndoBar({ removed }: { readonly removed: Removed }) {
  const { t } = useLingui();
  const send = useSendToCart();
  const on = useRef({ pointer: false, focus: false });
  const undo = useRef<HTMLButtonElement>(null);
  const note = (what: 'pointer' | 'focus', isOn: boolean) => {
    on.current[what] = isOn;
    send({ type: on.current.pointer || on.current.focus ? 'undo.held' : 'undo.released' });
  };
  useEffect(() => {
    // The button that had the focus went away with its line; a heading has it meanwhile.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLHeadingElement) undo.current?.focus({ preventScroll: true });
  }, [removed]);
  const leave = (say: () => void) => {
    document.getElementById('main')?.focus({ preventScroll: true });
    say();
  };
  const { name } = removed;
  const count = countOf(removed.lines.map(({ line }) => line));
  return (
    <div
      className={styles.bar}
      onPointerEnter={() => note('pointer', true)}
      onPointerLeave={() => note('pointer', false)}
      onFocus={() => note('focus', true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) note('focus', false);
      }}
    >
      <span className={styles.words}>
        {name ? <Trans>{name} removed</Trans> : <Plural value={count} one="# item removed" other="# items removed" />}
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
