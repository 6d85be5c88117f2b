import { FailureText } from '#src/failures/FailureText.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

export const PromoRefused = lazyPart(
  (texts) => withWords(import('../payment/PromoRefused.tsx'), texts.load('payment'), 'PromoRefused'),
  ({ part }) => <FailureText failure={part.refusal.failure} />,
);
