import { lazyPart } from '#src/lazy/lazy-part.tsx';
import type { Texts } from '#src/lazy/use-texts.ts';
import { PayRowComing } from './PayRowComing.tsx';
import type { TotalProps } from '../payment/PayRow.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const loadTexts = (texts: Texts) => texts.load('payment', 'payment-parts', 'cards');

export const PayRow = lazyPart((texts) => withWords(import('../payment/PayRow.tsx'), loadTexts(texts), 'PayRow'), null, <PayRowComing />);
export const WayName = lazyPart((texts) => withWords(import('../payment/PayRow.tsx'), loadTexts(texts), 'WayName'));

const unrounded = ({ total, write }: TotalProps) => write(total);
export const TotalToPay = lazyPart(
  (texts) => withWords(import('../payment/PayRow.tsx'), loadTexts(texts), 'TotalToPay'),
  ({ part }) => unrounded(part),
  unrounded,
);
