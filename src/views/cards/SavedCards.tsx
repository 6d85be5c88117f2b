import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCards } from '../../flows/use-cards.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailureText } from '../frame/FailureText.tsx';
import { BrandMark } from './BrandMark.tsx';
import { CardForm } from './CardForm.tsx';
import { brandName, cardName } from './card-name.ts';
import { CardTrouble } from './CardTrouble.tsx';
import styles from './cards.module.css';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';

/** The saved cards of the payments page: the default is chosen, one is added, one is removed. */
export function SavedCards({ holder }: { readonly holder: string }) {
  const { t } = useLingui();
  const flow = useCards();
  const [view, send] = flow;
  const { is, cards, meant, news } = view;
  if (is === 'loading' && cards.length === 0) return <Skeleton shape="block" className={styles.waiting} />;
  if (is === 'unavailable') {
    return (
      <Message className={styles.empty} tone="bad" title={<Trans>Your cards could not be loaded.</Trans>} action={<Button size="small" variant="secondary" onClick={() => send({ type: 'retry.asked' })}><Trans>Try again</Trans></Button>}>
        {view.failure ? <FailureText failure={view.failure} /> : null}
      </Message>
    );
  }
  const isAdding = is === 'filling' || is === 'adding' || is === 'unsaved';
  const shown = is === 'changing' && meant && cards.some(({ _id }) => _id === meant._id) ? meant._id : cards.find(({ is_default }) => is_default)?._id ?? null;
  const name = news ? cardName(news.card) : '';
  return (
    <>
      {cards.length === 0 && !isAdding ? (
        <EmptyState
          className={styles.empty} level={3}
          picture={<Picture src="/pictures/dish/bare/butter/envelope.svg" alt="" width={232} height={232} />}
          title={<Trans>No card yet</Trans>}
        >
          <Trans>A saved card pays for orders in one step. Its number stays with the card provider.</Trans>
        </EmptyState>
      ) : null}
      {cards.length > 0 ? (
        <RadioGroup legend={t`Default card`} legendHidden value={shown} onChange={(cardId) => send({ type: 'default.chosen', cardId })} disabled={isAdding} arrangement="cards" className={styles.list}>
          {cards.map((card) => (
            <div key={card._id} className={classNames(styles.card, card._id === shown && styles.chosen, is === 'changing' && meant?._id === card._id && styles.waits)}>
              <Radio
                value={card._id} className={styles.choice} label={<span className={styles.row}><BrandMark type={card.card_type} /><span><span className="visually-hidden">{brandName(card.card_type)} </span>{`···· ${card.last_four}`}<span className={styles.note}>{card.is_default ? <Trans>Default</Trans> : <Trans>Make default</Trans>}{card.card_expiry_date ? ` · ${card.card_expiry_date}` : null}</span></span></span>}
              />
              <IconButton label={t`Remove ${cardName(card)}`} icon={<Trash2 size={20} aria-hidden="true" />} disabled={is !== 'listed'} onClick={() => send({ type: 'removal.asked', cardId: card._id })} />
            </div>
          ))}
        </RadioGroup>
      ) : null}
      {isAdding ? <CardForm flow={flow} holder={holder} /> : (
        <Button variant="secondary" full className={styles.addWide} disabled={is !== 'listed'} icon={<Plus size={20} aria-hidden="true" />} onClick={() => send({ type: 'card.wanted' })}><Trans>Add a card</Trans></Button>
      )}
      <div role="status" className={styles.news}>
        {news?.is === 'chosen' ? <Message tone="ok" role="none"><Trans>{name} is now your default card.</Trans></Message>
          : news?.is === 'added' ? <Message tone="ok" role="none"><Trans>{name} is saved.</Trans></Message>
            : news?.is === 'removed' ? <Message tone="ok" role="none"><Trans>{name} is removed.</Trans></Message> : null}
      </div>
      {isAdding ? null : <div className={styles.news}><CardTrouble failure={view.failure} decline={null} /></div>}
      <RemoveCardDialog card={is === 'sure' ? meant : null} isOnly={cards.length === 1} onSure={() => send({ type: 'removal.confirmed' })} onKeep={() => send({ type: 'removal.reconsidered' })} />
    </>
  );
}
