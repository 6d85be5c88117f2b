import type { Removed } from '../../../machines/cart/cart-intent.ts';
import { EmptyBasketBar } from './EmptyBasketBar.tsx';
import { UndoBar } from './UndoBar.tsx';

/** The bar that tells of the basket: what was removed and can be put back, or else that the basket is empty. */
export const BasketBar = ({ removed }: { readonly removed: Removed | null }) => (removed ? <UndoBar removed={removed} /> : <EmptyBasketBar />);
