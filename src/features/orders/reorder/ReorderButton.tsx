import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonSize, ButtonVariant } from '#src/ui/button-class.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';

/** What comes with the press: the chart, its dialogs and their words. */
export const Reorder = lazyDialog(
  async (texts) => {
    const [part] = await Promise.all([import('./Reorder.tsx'), texts.load('reorder', 'store')]);
    return part.Reorder;
  },
  ({ onLeft }) => onLeft(),
);

type ReorderButtonProps = {
  readonly orderId: string;
  /** Whether the button says that the store is closed: it is then not said once more. */
  readonly isPreOrder?: boolean;
  /** What stands on it in place of 'Order again'. */
  readonly children?: ReactNode;
  readonly amount?: ReactNode;
  readonly label?: string;
  readonly icon?: ReactElement;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly full?: boolean;
  readonly className?: string | undefined;
};

/** Orders an order of the past once more: straight into the basket where nothing changed, else what changed is shown first. */
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
