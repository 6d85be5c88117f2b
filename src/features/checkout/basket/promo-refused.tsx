import { FailureText } from '#src/failures/FailureText.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';

/** Why a code does not count; where these words do not come, the reason alone. */
export const PromoRefused = lazyPart(
  async () => (await import('./PromoRefused.tsx')).PromoRefused,
  ({ part }) => <FailureText failure={part.refusal.failure} />,
);
