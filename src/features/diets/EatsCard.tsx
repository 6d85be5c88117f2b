import { Trans } from '@lingui/react/macro';
import { useDiets, useEats } from '#src/shop/diets/use-diets.ts';
import { Card } from '#src/ui/Card.tsx';
import { EatsSaved } from './EatsSaved.tsx';
import { FoodChoices } from './FoodChoices.tsx';

export function EatsCard({ className }: { readonly className?: string | undefined }) {
  const eats = useEats();
  const [view, send] = useDiets();
  return (
    <Card as="section" className={className} aria-labelledby="eats" aria-busy={view.is === 'saving'}>
      <h2 id="eats">
        <Trans>What you don’t eat</Trans>
      </h2>
      <FoodChoices filter={eats} onChange={(chosen) => send({ type: 'eats.chosen', eats: chosen })} />
      <EatsSaved />
    </Card>
  );
}
