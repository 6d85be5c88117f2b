import { FailureText } from '#src/failures/FailureText.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';

/** Why a code does not count; where these words do not come, the reason alone. */
export const PromoRefused = lazyPart(
  async (texts) => {
    const [part] = await Promise.all([import('../payment/PromoRefused.tsx'), texts.load('payment')]);
    return part.PromoRefused;
  },
  ({ part }) => <FailureText failure={part.refusal.failure} />,
);
