import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { readAddressDraft, type AddressDraft } from '#domain/addresses/address-draft.ts';
import { labelOf } from '#domain/addresses/address-label.ts';
import type { AddressFormShown } from '#src/features/account/addresses/use-favourite-addresses.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AddressSearch } from '#src/features/address/AddressSearch.tsx';
import { LabelIcon } from '#src/features/address/LabelIcon.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import { problemText } from '#src/features/sign-in/form-texts.ts';
import { FormTrouble } from '#src/features/sign-in/FormTrouble.tsx';
import { useSpeakingForm } from '#src/features/sign-in/use-speaking-form.ts';
import { toAddressPlace, toFieldPlace } from './address-place.ts';
import { NoneField } from './NoneField.tsx';
import styles from './addresses.module.css';

type AddressFormProps = {
  readonly id: string;
  readonly form: AddressFormShown;
  readonly onTyped: (part: Partial<AddressDraft>) => void;
  readonly onGiven: () => void;
};

const PLACE_FIELD = 'favourite-address';

export function AddressForm({ id, form: { draft, failure }, onTyped, onGiven }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const reading = readAddressDraft(draft);
  const { form, said, wrong } = useSpeakingForm(reading, onGiven);
  const names: Readonly<Record<string, string>> = {
    place: t`Address`,
    address_name: t`Address name`,
    floor: t`Floor`,
    entry_code: t`Entry code`,
    comment: t`Comment`,
  };
  const say = (problem: FormProblem | undefined) => problem && i18n._(problemText(problem));
  const shown = draft.place && placeText(i18n, draft.place.address);
  const choose = (place: CurrentLocation) => {
    const isSame = place.latitude === draft.place?.latitude && place.longitude === draft.place.longitude;
    // The place that stood there already keeps the address it has: the field shows it in the customer's words.
    onTyped({ search: null, ...(isSame && place.address === shown ? {} : { place: toAddressPlace(place) }) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    // The address is searched for in a form of its own.
    if (!reading.ok && reading.problems.place) document.getElementById(PLACE_FIELD)?.focus();
  };
  const bind = (field: 'address_name' | 'floor' | 'entry_code' | 'comment') => ({
    name: field,
    label: names[field],
    value: draft[field],
    autoComplete: 'off',
    error: say(said[field]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onTyped({ [field]: target.value }),
  });
  const none = (field: 'floor' | 'entry_code' | 'comment', words: string) => ({
    ...bind(field),
    noneLabel: words,
    isNone: draft.none.includes(field),
    onNone: (isNone: boolean) => onTyped({ none: isNone ? [...draft.none, field] : draft.none.filter((one) => one !== field) }),
  });
  const [home, work] = [t`Home`, t`Work`];
  return (
    <div className={styles.form}>
      <FormTrouble fields={wrong.map((name) => names[name] ?? name)} failure={failure} />
      <AddressSearch
        id={PLACE_FIELD}
        label={names.place}
        labelHidden={false}
        autoFocus={draft.place === null}
        own={draft.place && shown !== null ? toFieldPlace(draft.place, shown) : null}
        kept={{ text: draft.search, onTyped: (search) => onTyped({ search }) }}
        problem={said.place && (draft.search ? t`Choose an address from the list, or drop a pin on the map.` : say(said.place))}
        onChosen={choose}
      />
      <form id={id} className={styles.fields} {...form} onSubmit={submit}>
        <div>
          <TextField {...bind('address_name')} hint={t`Home, work, a friend`} />
          <div className={styles.labels}>
            {[home, work].map((label) => (
              <Chip
                key={label}
                on={draft.address_name !== '' && labelOf(draft.address_name) === labelOf(label)}
                onClick={() => onTyped({ address_name: label })}
              >
                <span className={styles.label}>
                  <LabelIcon name={label} size={18} /> <span>{label}</span>
                </span>
              </Chip>
            ))}
          </div>
        </div>
        <div className={styles.pair}>
          <NoneField {...none('floor', t`No floor`)} />
          <NoneField {...none('entry_code', t`No entry code`)} />
        </div>
        <NoneField {...none('comment', t`No comment`)} />
      </form>
    </div>
  );
}
