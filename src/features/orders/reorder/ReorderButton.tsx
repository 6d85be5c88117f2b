import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonSize, ButtonVariant } from '#src/ui/button-class.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

export const Reorder = lazyDialog(
  (texts) => withWords(import('./Reorder.tsx'), texts.load('reorder', 'store'), 'Reorder'),
  ({ onLeft }) => onLeft(),
);

type ReorderButtonProps = {
  readonly orderId: string;
  readonly isPreOrder?: boolean;
  readonly children?: ReactNode;
  readonly amount?: ReactNode;
  readonly label?: string;
  readonly icon?: ReactElement;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly full?: boolean;
  readonly className?: string | undefined;
};

export function ReorderButton({ orderId, isPreOrder = false, children, label, ...look }: ReorderButtonProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <Button {...look} aria-label={label} busy={isPressed} onClick={() => setPressed(true)}>
        {children ?? (isPreOrder ? <Trans>Pre-order again</Trans> : <Trans>Order again</Trans>)}
      </Button>
      {isPressed ? <Reorder orderId={orderId} isPreOrder={isPreOrder} onLeft={() => setPressed(false)} /> : null}
    </>
  );
}
