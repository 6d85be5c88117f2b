import { NAME_LENGTH } from '#contract/limits.ts';
import { typedLine } from '#contract/typed-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Suspense, use, useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { useFlows } from '#src/shop/flows.tsx';
import type { CardFieldTrouble } from '#src/payments/CardFields.tsx';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CardTrouble } from './CardTrouble.tsx';
import styles from './cards.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

/** The fields' code, the provider and its script; null where one of them could not be loaded. */
async function loadFields(loading: Promise<CardProvider>) {
  try {
    const [{ CardFields }, provider] = await Promise.all([import('#src/payments/CardFields.tsx'), loading]);
    const script = await provider.script();
    return script && { CardFields, provider, script };
  } catch {
    return null;
  }
}

type CardFormProps = {
  readonly flow: CardsFlow;
  readonly holder: string;
  readonly offersOnce?: boolean;
};

/** A new card: the holder's name, and the provider's own fields. The number never comes to us. */
export function CardForm({ flow: [cards, send], holder, offersOnce = false }: CardFormProps) {
  const { t } = useLingui();
  const flows = useFlows();
  const loadAgain = () => loadFields(flows.load(loadCardProvider));
  const [name, setName] = useState(holder);
  const [isKept, setKept] = useState(!offersOnce);
  const [missing, setMissing] = useState(false);
  const [trouble, setTrouble] = useState<CardFieldTrouble | null>(null);
  const [loaded, setLoaded] = useState(loadAgain);
  const nameField = useRef<HTMLInputElement>(null);
  const fieldsId = `card-${useId().replaceAll(':', '')}`;
  // Who is known types the number first.
  const [isKnown] = useState(holder.trim() !== '');
  useEffect(() => {
    if (!isKnown) nameField.current?.focus();
  }, [isKnown]);
  const busy = cards.is === 'adding';
  const give = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const holderTyped = typedLine(name);
    setMissing(holderTyped === '');
    if (holderTyped === '') nameField.current?.focus();
    else if (cards.is === 'filling') send({ type: 'card.given', holder: holderTyped, isKept });
  };
  const unreachable = (
    <Message
      tone="bad"
      title={<Trans>The card provider could not be reached.</Trans>}
      action={<TryAgain onClick={() => setLoaded(loadAgain())} />}
    >
      <Trans>Nothing was saved.</Trans>
    </Message>
  );
  return (
    <form className={styles.form} noValidate onSubmit={give} aria-label={t`New card`}>
      <TextField
        ref={nameField}
        label={t`Name on the card`}
        autoComplete="cc-name"
        name="cc-name"
        value={name}
        maxLength={NAME_LENGTH.whole}
        required
        error={missing ? t`Card holder name is required` : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
      />
      <div>
        <Suspense fallback={<Skeleton shape="block" className={styles.waiting} />}>
          <Fields loaded={loaded} id={fieldsId} takesFocus={isKnown} onTrouble={setTrouble} missing={unreachable} />
        </Suspense>
        <p className={styles.error} role="status">
          {trouble === null || trouble.isSaid ? null : (
            <>
              <CircleAlert size={16} aria-hidden="true" />
              <span>{trouble.message}</span>
            </>
          )}
        </p>
      </div>
      {offersOnce ? (
        <Checkbox
          label={<Trans>Save this card for next time</Trans>}
          description={<Trans>Otherwise we’ll remove it once this order is paid.</Trans>}
          checked={isKept}
          disabled={cards.is !== 'filling'}
          onChange={({ target }) => setKept(target.checked)}
        />
      ) : null}
      {/* What the field says already is not said twice. */}
      <CardTrouble
        failure={cards.failure}
        decline={trouble !== null && cards.decline?.message === trouble.message ? null : cards.decline}
      />
      <div className={styles.ends}>
        {cards.is === 'unsaved' ? (
          <Button onClick={() => send({ type: 'retry.asked' })}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <Button type="submit" busy={busy} busyLabel={isKept ? t`Saving` : t`Checking`}>
            {isKept ? <Trans>Save the card</Trans> : <Trans>Use this card</Trans>}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={() => send({ type: 'card.reconsidered' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = {
  readonly loaded: ReturnType<typeof loadFields>;
  readonly id: string;
  readonly takesFocus: boolean;
  readonly onTrouble: (trouble: CardFieldTrouble | null) => void;
  readonly missing: ReactNode;
};

function Fields({ loaded, id, takesFocus, onTrouble, missing }: FieldsProps) {
  const there = use(loaded);
  return there ? (
    <there.CardFields
      provider={there.provider}
      script={there.script}
      id={id}
      takesFocus={takesFocus}
      onTrouble={onTrouble}
      className={styles.fields}
    />
  ) : (
    missing
  );
}
