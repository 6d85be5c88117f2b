import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Card } from '#contract/entities/card.ts';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { BrandMark } from './BrandMark.tsx';
import { CardForm } from './CardForm.tsx';
import { brandName, cardName } from './card-name.ts';
import { CardTrouble } from './CardTrouble.tsx';
import styles from './cards.module.css';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';
import type { CardsFlow, CardsView } from './use-cards.ts';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type SavedCardsProps = {
  readonly flow: CardsFlow;
  readonly holder: string;
  readonly isAddedElsewhere: boolean;
};

export function SavedCards({ flow, holder, isAddedElsewhere }: SavedCardsProps) {
  const [view, send] = flow;
  const { is, cards } = view;
  const [leaving, setLeaving] = useState<Card | null>(null);
  if (is === 'loading' && cards.length === 0) return <Skeleton shape="block" className={styles.waiting} />;
  if (is === 'unavailable') return <NotLoaded failure={view.failure} onRetry={() => send({ type: 'retry.asked' })} />;
  const isAdding = !isAddedElsewhere && (is === 'filling' || is === 'adding' || is === 'unsaved');
  return (
    <>
      {cards.length === 0 && !isAdding ? <NoCards /> : null}
      {cards.length > 0 ? <CardList flow={flow} isAdding={isAdding} onRemove={setLeaving} /> : null}
      {isAdding ? (
        <CardForm flow={flow} holder={holder} />
      ) : (
        <Button
          variant="secondary"
          full
          className={styles.addWide}
          disabled={is !== 'listed'}
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => send({ type: 'card.wanted' })}
        >
          <Trans>Add a card</Trans>
        </Button>
      )}
      <div role="status" className={styles.news}>
        <CardNews news={view.news} />
      </div>
      {isAdding ? null : (
        <div className={styles.news}>
          <CardTrouble failure={view.failure} decline={null} />
        </div>
      )}
      <RemoveCardDialog
        card={leaving}
        isLast={cards.length === 1}
        onSure={() => {
          if (leaving) send({ type: 'change.given', change: { is: 'removed', card: leaving } });
          setLeaving(null);
        }}
        onKeep={() => setLeaving(null)}
      />
    </>
  );
}

const NotLoaded = ({ failure, onRetry }: { readonly failure: CardsView['failure']; readonly onRetry: () => void }) => (
  <Message
    className={styles.empty}
    tone="bad"
    title={<Trans>Your cards could not be loaded.</Trans>}
    action={<TryAgain onClick={onRetry} />}
  >
    {failure ? <FailureText failure={failure} /> : null}
  </Message>
);

const NoCards = () => (
  <EmptyState
    className={styles.empty}
    level={3}
    picture={<Picture src="/pictures/dish/bare/butter/envelope.svg" alt="" width={232} height={232} />}
    title={<Trans>No card yet</Trans>}
  >
    <Trans>Save a card to pay in one tap. We never store its full number.</Trans>
  </EmptyState>
);

type CardListProps = { readonly flow: CardsFlow; readonly isAdding: boolean; readonly onRemove: (card: Card) => void };

function CardList({ flow: [{ is, cards, changing }, send], isAdding, onRemove }: CardListProps) {
  const { t } = useLingui();
  const shown = (changing?.is === 'chosen' ? changing.card : cards.find(({ is_default }) => is_default))?._id ?? null;
  const choose = (cardId: string) => {
    const card = cards.find(({ _id }) => _id === cardId);
    if (card) send({ type: 'change.given', change: { is: 'chosen', card } });
  };
  return (
    <RadioGroup
      legend={t`Default card`}
      legendHidden
      value={shown}
      onChange={choose}
      disabled={isAdding}
      arrangement="cards"
      className={styles.list}
    >
      {cards.map((card) => (
        <div
          key={card._id}
          className={classNames(styles.card, card._id === shown && styles.chosen, card._id === changing?.card._id && styles.waits)}
        >
          <Radio value={card._id} className={styles.choice} label={<CardLabel card={card} />} />
          <IconButton
            label={t`Remove ${cardName(card)}`}
            icon={<Trash2 size={20} aria-hidden="true" />}
            disabled={is !== 'listed'}
            onClick={() => onRemove(card)}
          />
        </div>
      ))}
    </RadioGroup>
  );
}

const CardLabel = ({ card }: { readonly card: Card }) => (
  <span className={styles.row}>
    <BrandMark type={card.card_type} />
    <span>
      <span className="visually-hidden">{brandName(card.card_type)} </span>
      {`···· ${card.last_four}`}
      <span className={styles.note}>
        {card.is_default ? <Trans>Default</Trans> : <Trans>Make default</Trans>}
        {card.card_expiry_date ? <span> · {card.card_expiry_date}</span> : null}
      </span>
    </span>
    <ExpiryBadge expiry={card.card_expiry_date} />
  </span>
);

function CardNews({ news }: { readonly news: CardsView['news'] }) {
  if (!news) return null;
  const name = cardName(news.card);
  switch (news.is) {
    case 'chosen':
      return (
        <Message tone="ok" role="none">
          <Trans>{name} is now your default card.</Trans>
        </Message>
      );
    case 'added':
      return (
        <Message tone="ok" role="none">
          <Trans>{name} is saved.</Trans>
        </Message>
      );
    case 'removed':
      return (
        <Message tone="ok" role="none">
          <Trans>{name} is removed.</Trans>
        </Message>
      );
  }
}
