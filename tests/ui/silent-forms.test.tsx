import { act, useState, type ReactNode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { reportSilentFields } from '#src/browser/report-silent-fields.ts';
import { CardElement } from '#src/payments/sandbox/card-element.ts';
import { Button } from '#src/ui/Button.tsx';
import { ProfileForm } from '#src/features/account/ProfileForm.tsx';
import { DeletionPassword } from '#src/features/account/deletion/DeletionPassword.tsx';
import { PromoField } from '#src/features/checkout/payment/PromoField.tsx';
import { CancelReasons } from '#src/features/orders/cancellation/CancelReasons.tsx';
import { CardForm } from '#src/features/payment/cards/CardForm.tsx';
import { EndContact } from '#src/features/courier/EndContact.tsx';
import { HistoryFilter } from '#src/features/orders/list/HistoryFilter.tsx';
import { RatingOf } from '#src/features/orders/rating/RatingOf.tsx';
import { EMPTY_SIGN_IN } from '#src/features/sign-in/drafts.ts';
import { SignInForm } from '#src/features/sign-in/SignInForm.tsx';
import { standingFlow } from '../features/stage/standing-flow.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { createLostFlows } from '#src/shop/lost-flows.ts';
import { lazyAddressSearch } from '#src/shop/place/address-search-flow.ts';
import { draw, type Deps } from '../features/stage/draw.tsx';

beforeAll(() => reportSilentFields(document));

type Given = (given: unknown) => void;
type Kept<Draft> = { readonly first: Draft; readonly children: (draft: Draft, type: (part: Partial<Draft>) => void) => ReactNode };
function Keeping<Draft extends object>({ first, children }: Kept<Draft>) {
  const [draft, setDraft] = useState(first);
  return children(draft, (part) => setDraft((now) => ({ ...now, ...part })));
}

const still = { busy: false, failure: null, autoFocus: false, firstField: null } as const;
const STREET = {
  address_type: 'destination',
  address: 'Rue de Carouge, 1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [46.19, 6.14],
};
const NOBODY_MET = { address: STREET, door: '', name: '', phone: '', note: '' };
const UNMET = { pickup: {}, dropOff: {} };
const somebody = { _id: 'u', first_name: 'Léa', last_name: 'B', email: 'l@example.org', phone: '791234567', country_phone_code: '+41' };
const cards = [{ is: 'listed', cards: [], meant: null, failure: null, decline: null, news: null }, () => undefined];
const never = () => new Promise<never>(() => undefined);
const searching = (): Deps => {
  const location = standingFlow(firstLocation(null));
  // A slow machine comes to search while the form is still being looked at.
  const api = { whereabouts: () => ({ place: null }), call: () => never() };
  return { flows: { location, addressSearch: () => lazyAddressSearch(api as never, location as never, createLostFlows(), true) } };
};

type Row = {
  readonly form: (given: Given) => ReactNode;
  /** By the names of their fields. */
  readonly filled: Readonly<Record<string, string>>;
  readonly button: string;
  readonly given: unknown;
  readonly around?: (given: Given) => Deps;
  /** Its fields stand in no form: Enter gives nothing. */
  readonly isFormless?: boolean;
};
/** One form of each kind: by itself, with its button outside, one of an account's, fields of several places, one whose button is no submit, none at all. */
const FORMS: Readonly<Record<string, Row>> = {
  'sign in': {
    form: (given) => (
      <Keeping first={EMPTY_SIGN_IN}>
        {(draft, type) => (
          <SignInForm kind="emailOrPhone" draft={draft} onDraft={type} {...still} onGiven={given} onForgot={() => undefined} />
        )}
      </Keeping>
    ),
    filled: { 'Email or phone': 'lea@example.org', Password: 'balade2026' },
    button: 'Sign In',
    given: { email: 'lea@example.org', password: 'balade2026' },
  },
  'delete the account': {
    form: (given) => (
      <>
        <DeletionPassword
          id="deletion"
          view={{ is: 'password', busy: false, failure: null, isStillThere: false, wallet: null }}
          onGiven={given}
        />
        <Button type="submit" form="deletion">
          Delete
        </Button>
      </>
    ),
    filled: { 'Your password': 'balade2026' },
    button: 'Delete',
    given: { password: 'balade2026', givesUp: false },
  },
  profile: {
    form: (given) => (
      <Keeping first={{}}>
        {(draft, type) => (
          <ProfileForm
            user={somebody as never}
            draft={draft}
            passwordAsked={0}
            busy={false}
            failure={null}
            onTyped={type}
            onGiven={given}
            onCancel={() => undefined}
          />
        )}
      </Keeping>
    ),
    filled: { 'Last name': 'Bonnard', Email: 'lea@example.org', 'New password': 'a lake in June', 'Current password': 'balade2026' },
    button: 'Save',
    given: expect.objectContaining({
      first_name: 'Léa',
      last_name: 'Bonnard',
      email: 'lea@example.org',
      new_password: 'a lake in June',
      old_password: 'balade2026',
    }),
  },
  'both ends of a parcel': {
    form: (given) => (
      <Keeping first={{ pickup: NOBODY_MET, dropOff: NOBODY_MET }}>
        {(draft, type) => {
          const open = {
            user: null,
            view: { draft, problems: UNMET },
            send: (event: { type: string; end: 'pickup' | 'dropOff'; part: object }) =>
              event.type === 'field.typed' && type({ [event.end]: { ...draft[event.end], ...event.part } }),
            flows: { pickup: [{ is: 'kept', failure: null }, () => undefined], dropOff: [{ is: 'kept', failure: null }, () => undefined] },
          } as never;
          return (
            <>
              <form
                id="parcel"
                onSubmit={(event) => {
                  event.preventDefault();
                  given(draft);
                }}
              />
              <EndContact end="pickup" formId="parcel" open={open} />
              <EndContact end="dropOff" formId="parcel" open={open} />
              <Button type="submit" form="parcel">
                Continue
              </Button>
            </>
          );
        }}
      </Keeping>
    ),
    filled: { Name: 'Léa', Phone: '079 123 45 67', 'Receiver name': 'Noah', 'Receiver phone': '079 765 43 21' },
    button: 'Continue',
    given: {
      pickup: { ...NOBODY_MET, name: 'Léa', phone: '079 123 45 67' },
      dropOff: { ...NOBODY_MET, name: 'Noah', phone: '079 765 43 21' },
    },
    around: searching,
  },
  'promo code': {
    form: (given) => (
      <Keeping first={{ code: '' }}>
        {({ code }, type) => (
          <PromoField
            flow={
              [
                { is: 'notApplied', code, refusal: null },
                (event: { type: string; code: string }) => (event.type === 'code.typed' ? type({ code: event.code }) : given(event)),
              ] as never
            }
            payment={sampleInvoice.order_payment}
            isGuest={false}
            currency="CHF"
          />
        )}
      </Keeping>
    ),
    filled: { 'Promo code': 'BALADE10' },
    button: 'Apply',
    given: { type: 'code.given', code: 'BALADE10', paymentId: sampleInvoice.order_payment._id },
  },
  'name on a card': {
    form: (given) => <CardForm flow={[{ ...cards[0], is: 'filling' }, given] as never} holder="" />,
    filled: { 'Name on the card': 'Léa Bonnard' },
    button: 'Save the card',
    given: { type: 'card.given', holder: 'Léa Bonnard', isKept: true },
    around: () => ({ flows: { load: () => Promise.reject(new Error('no provider')) } }),
  },
  'why an order is cancelled': {
    form: (given) => (
      <Keeping first={{ words: '' }}>
        {({ words }, type) => (
          <div role="dialog">
            <CancelReasons
              isCourier={false}
              cancelling={{ is: 'offered', reason: 'other', words, isReasonless: false } as never}
              send={(event) => event.type === 'reason.written' && type({ words: event.words })}
            />
            <Button onClick={() => given(words)}>Cancel the order</Button>
          </div>
        )}
      </Keeping>
    ),
    filled: { 'Tell us more': 'Too late' },
    button: 'Cancel the order',
    given: 'Too late',
    isFormless: true,
  },
};

/** Sets a field as a password manager does, beside what React listens to. */
const fill = (field: HTMLElement, text: string) => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
};
const drawForm = async ({ form, filled, around }: Row) => {
  const given = vi.fn<Given>();
  const drawn = await draw(form(given), around?.(given));
  for (const [name, text] of Object.entries(filled)) fill(drawn.control(name), text);
  return { ...drawn, given, last: drawn.control(Object.keys(filled).at(-1) ?? '') };
};

describe.each(Object.entries(FORMS))('%s, filled in without an event', (_, row) => {
  test('is given whole when its button is pressed', async () => {
    const { press, given } = await drawForm(row);
    await press(row.button);
    expect(given.mock.calls).toEqual([[row.given]]);
  });
  test('keeps what was filled in though it is drawn anew before it is sent', async () => {
    const { redraw, control, press, given } = await drawForm(row);
    await redraw(row.form(given));
    for (const [name, text] of Object.entries(row.filled)) expect.soft(control(name), name).toHaveProperty('value', text);
    await press(row.button);
    expect(given.mock.calls).toEqual([[row.given]]);
  });
  if (!row.isFormless)
    test('is given whole with Enter', async () => {
      const { last, given } = await drawForm(row);
      await act(async () => last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));
      await act(async () => (last as HTMLInputElement).form?.requestSubmit());
      expect(given.mock.calls).toEqual([[row.given]]);
    });
});

test('words beside stars, filled in without an event, are offered to be saved', async () => {
  const unsaved = { read: () => null, keep: () => undefined };
  const rating = Promise.resolve({ machine: ratingMachine, unsaved });
  const { control, shown } = await draw(
    <RatingOf orderId="o" who="store" name="La Rade" given={{ rating: 4, review: '' } as never} mayRate timezone="Europe/Zurich" />,
    { flows: { load: () => rating } },
  );
  const field = control('Add a comment');
  fill(field, 'Good');
  await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));
  expect(shown()).toContain('button: Save comment');
});

test.each(['12/79', '12 / 79', '1279', '12/2079'])('a card that is filled in without an event is read, its expiry as %s', (expiry) => {
  const place = document.body.appendChild(document.createElement('div'));
  const element = new CardElement('en', () => new Date('2026-11-20'));
  element.mount(place);
  const [number, date, code] = place.querySelectorAll('input');
  fill(number as HTMLElement, '4242424242424242');
  fill(date as HTMLElement, expiry);
  fill(code as HTMLElement, '123');
  expect(element.read()).toEqual({ number: '4242424242424242', exp_month: 12, exp_year: 2079, cvc: '123' });
  place.remove();
});

test('dates of past orders, filled in without an event, are asked for', async () => {
  const { press, path } = await draw(<HistoryFilter from="" to="" now={Date.parse('2026-11-20T11:30:00Z')} timezone="Europe/Zurich" />);
  const [from, to] = document.querySelectorAll<HTMLInputElement>('input[type=date]');
  fill(from as HTMLElement, '2026-01-01');
  fill(to as HTMLElement, '2026-02-01');
  await press('Show');
  expect(path()).toBe('/orders?tab=history&from=2026-01-01&to=2026-02-01');
});
