import type { Removed } from '#machines/cart/cart-intent.ts';
import type { GoodNews } from '#machines/toasts/toasts.machine.ts';
import { EmptyBasketBar } from './EmptyBasketBar.tsx';
import { ToastBar } from './ToastBar.tsx';
import { UndoBar } from './UndoBar.tsx';

type BasketBarProps = {
  readonly news: GoodNews | null;
  readonly removed: Removed | null;
  readonly isEmpty: boolean;
};

export const BasketBar = ({ news, removed, isEmpty }: BasketBarProps) => (
  <>
    {news ? <ToastBar news={news} /> : null}
    {removed ? <UndoBar removed={removed} /> : isEmpty ? <EmptyBasketBar /> : null}
  </>
);
