import { problemOf } from '#domain/cart/item-choice.ts';
import { choiceOf } from '#domain/cart/cart-lines.ts';
import type { CartViewLine } from '#machines/cart/cart.view.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import type { LineNewsProps } from './LineNewsWords.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const LineNewsWords = lazyPart((texts) => withWords(import('./LineNewsWords.tsx'), texts.load('store'), 'LineNewsWords'));

function isChanged({ line, known }: CartViewLine): boolean {
  if (!known) return false;
  const { item_details: today, gone_options: gone = [], price_before: before } = known;
  return !today?.is_item_in_stock || gone.length > 0 || before !== undefined || problemOf(today.specifications, choiceOf(line)) !== null;
}

/** What became of a line since its customer chose it: nothing mostly, so its words come when there are any. */
export const LineNews = (props: LineNewsProps) => (isChanged(props.line) ? <LineNewsWords {...props} /> : null);
