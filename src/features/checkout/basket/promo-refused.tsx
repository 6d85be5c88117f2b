import { FailureText } from '#src/failures/FailureText.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';

export const PromoRefused = lazyPart(
  async (texts) => {
    const [part] = await Promise.all([import('../payment/PromoRefused.tsx'), texts.load('payment')]);
    return part.PromoRefused;
  },
  ({ part }) => <FailureText failure={part.refusal.failure} />,
);
