import { lazyPart } from '#src/lazy/lazy-part.tsx';
import type { Texts } from '#src/lazy/use-texts.ts';
import { PayRowComing } from './PayRowComing.tsx';

const loadTexts = (texts: Texts) => texts.load('payment', 'payment-parts', 'cards');

export const PayRow = lazyPart(
  async (texts) => {
    const [part] = await Promise.all([import('../payment/PayRow.tsx'), loadTexts(texts)]);
    return part.PayRow;
  },
  null,
  <PayRowComing />,
);
export const WayName = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../payment/PayRow.tsx'), loadTexts(texts)]);
  return part.WayName;
});
