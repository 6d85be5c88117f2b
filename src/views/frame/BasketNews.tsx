import type { Removed } from '../../../machines/cart/cart-intent.ts';
import { EmptyBasketBar } from './EmptyBasketBar.tsx';
import { UndoBar } from './UndoBar.tsx';

/** The basket's news: what was removed and can be put back, or else that the basket is empty. */
export const BasketNews = ({ removed }: { readonly removed: Removed | null }) => (removed ? <UndoBar removed={removed} /> : <EmptyBasketBar />);
