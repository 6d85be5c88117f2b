import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import type { Card } from '#contract/entities/card.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { BrandMark } from './BrandMark.tsx';
import { CardForm } from './CardForm.tsx';
import { brandName, cardName } from './card-name.ts';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import styles from './cards.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type CardPickerProps = {
  readonly flow: CardsFlow;
  readonly chosen: string | null;
  readonly onChoose: (card: Card) => void;
  readonly holder: string;
  readonly offersOnce?: boolean;
  /** It was sent without a card. */
  readonly isMissed?: boolean;
};

export function CardPicker({ flow, chosen, onChoose, holder, offersOnce = false, isMissed = false }: CardPickerProps) {
  const { t } = useLingui();
  const [view, send] = flow;
  const { is, cards } = view;
  if (is === 'loading') return <Skeleton shape="block" className={styles.waiting} />;
  if (is === 'unavailable') {
    return (
      <Message
        tone="bad"
        title={<Trans>Your cards could not be loaded.</Trans>}
        action={<TryAgain onClick={() => send({ type: 'retry.asked' })} />}
      >
        {view.failure ? <FailureText failure={view.failure} /> : null}
      </Message>
    );
  }
  const choose = (cardId: string) => {
    const card = cards.find(({ _id }) => _id === cardId);
    if (card) onChoose(card);
  };
  const isAdding = is === 'filling' || is === 'adding' || is === 'unsaved';
  return (
    <>
      {cards.length > 0 ? (
        <RadioGroup legend={t`Your cards`} legendHidden value={isAdding ? null : chosen} onChange={choose} disabled={isAdding}>
          {cards.map((card) => (
            <Radio
              key={card._id}
              value={card._id}
              ruled
              aria-label={[
                cardName(card),
                card.card_expiry_date,
                card.is_default ? t`default` : '',
                card.is_kept === false ? t`this once` : '',
              ]
                .filter(Boolean)
                .join(', ')}
              label={
                <span className={styles.row}>
                  <BrandMark type={card.card_type} />
                  <span className={styles.number}>
                    <span className="visually-hidden">{brandName(card.card_type)} </span>
                    <span>{`···· ${card.last_four}`}</span>
                    {card.card_expiry_date ? <span className={styles.expires}>{card.card_expiry_date}</span> : null}
                  </span>
                  <ExpiryBadge expiry={card.card_expiry_date} />
                  {card.is_default ? (
                    <Badge tone="info">
                      <Trans>Default</Trans>
                    </Badge>
                  ) : null}
                  {card.is_kept === false ? (
                    <Badge tone="info">
                      <Trans>This once</Trans>
                    </Badge>
                  ) : null}
                </span>
              }
            />
          ))}
        </RadioGroup>
      ) : isAdding ? null : isMissed ? (
        <Message tone="bad" className={styles.missed}>
          <Trans>Please Add Card First</Trans>
        </Message>
      ) : (
        <p className={styles.first}>
          <Trans>Please Add Card First</Trans>
        </p>
      )}
      {isAdding ? (
        <CardForm flow={flow} holder={holder} offersOnce={offersOnce} />
      ) : (
        <Button
          variant="quiet"
          className={styles.add}
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => send({ type: 'card.wanted' })}
        >
          <Trans>Add a card</Trans>
        </Button>
      )}
    </>
  );
}
