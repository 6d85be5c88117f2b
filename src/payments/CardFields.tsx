import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { StripeCardElementChangeEvent, StripeElementsOptions } from '@stripe/stripe-js';
import { useEffect } from 'react';
import type { CardProvider, StripeLike } from './card-provider.ts';

type CardFieldsProps = {
  readonly provider: CardProvider;
  readonly script: StripeLike;
  readonly id: string;
  readonly className?: string | undefined;
  /** What is wrong, in the provider's words; null when nothing is. `isSaid`: its field says so already. */
  readonly takesFocus?: boolean;
  readonly onTrouble: (trouble: CardFieldTrouble | null) => void;
};

export type CardFieldTrouble = { readonly message: string; readonly isSaid: boolean };

const OPTIONS: StripeElementsOptions = {};

export const CardFields = ({ provider, script, id, className, takesFocus = false, onTrouble }: CardFieldsProps) => (
  <Elements stripe={script as Parameters<typeof Elements>[0]['stripe']} options={OPTIONS}>
    <FieldsRead provider={provider} />
    <CardElement
      id={id}
      className={className ?? ''}
      options={{ hidePostalCode: true, style: { base: { fontSize: '16px', ...inkOf() } } }}
      onReady={(element) => {
        if (takesFocus) element.focus();
      }}
      onChange={({ error }: StripeCardElementChangeEvent) =>
        onTrouble(error ? { message: error.message, isSaid: 'isSaid' in error } : null)
      }
    />
  </Elements>
);

/** The page's own colours, for a frame that does not know them. */
function inkOf() {
  const style = getComputedStyle(document.body);
  return { color: style.color, '::placeholder': { color: style.color } };
}

function FieldsRead({ provider }: Pick<CardFieldsProps, 'provider'>) {
  const elements = useElements();
  useEffect(() => {
    provider.readFrom(elements);
    return () => provider.readFrom(null);
  }, [provider, elements]);
  return null;
}
