import { act, useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { reportSilentFields } from '#src/browser/report-silent-fields.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ChoiceBox } from '#src/ui/ChoiceBox.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { PromoField } from '#src/features/checkout/payment/PromoField.tsx';
import { draw, type Drawn } from '../features/stage/draw.tsx';

beforeAll(() => reportSilentFields(document));

type Filled = { name: string; note: string; news: boolean; terms: boolean; way: string; language: string };
const EMPTY: Filled = { name: '', note: '', news: true, terms: false, way: 'home', language: 'en' };

function Form({ onGiven, onHeard }: { readonly onGiven: (filled: Filled) => void; readonly onHeard: (part: Partial<Filled>) => void }) {
  const [filled, setFilled] = useState(EMPTY);
  const take = (part: Partial<Filled>) => {
    onHeard(part);
    setFilled((now) => ({ ...now, ...part }));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGiven(filled);
      }}
    >
      <TextField label="Name" value={filled.name} onChange={({ target }) => take({ name: target.value })} />
      <TextAreaField label="Note" value={filled.note} onChange={({ target }) => take({ note: target.value })} />
      <Checkbox label="News" checked={filled.news} onChange={({ target }) => take({ news: target.checked })} />
      <Checkbox label="Terms" checked={filled.terms} onChange={({ target }) => take({ terms: target.checked })} />
      <RadioGroup legend="Way" value={filled.way} onChange={(way) => take({ way })}>
        <Radio value="home" label="Delivered" />
        <Radio value="store" label="Collected" />
      </RadioGroup>
      <ChoiceBox
        label="Language"
        value={filled.language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
        onChange={(language) => take({ language })}
      />
      <Button onClick={() => onGiven(filled)}>Check</Button>
      <Button type="submit">Send</Button>
    </form>
  );
}

/** Sets a field as a password manager does, beside what React listens to. */
const fill = (field: HTMLElement, content: string | boolean) => {
  const property = typeof content === 'string' ? 'value' : 'checked';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, content);
};
const pressEnter = (field: HTMLElement) =>
  act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));

describe('fields of every kind that are filled in without an event', () => {
  const drawForm = async () => {
    const [onGiven, onHeard] = [vi.fn<(filled: Filled) => void>(), vi.fn<(part: Partial<Filled>) => void>()];
    return { ...(await draw(<Form onGiven={onGiven} onHeard={onHeard} />)), onGiven, onHeard };
  };
  const fillAll = ({ control }: Drawn) => {
    fill(control('Name'), 'Léa');
    fill(control('Note'), 'Ring twice');
    fill(control('News'), false);
    fill(control('Terms'), true);
    fill(control('Delivered'), false);
    fill(control('Collected'), true);
    fill(control('Language'), 'fr');
  };
  const all = { name: 'Léa', note: 'Ring twice', news: false, terms: true, way: 'store', language: 'fr' };

  test.each(['Check', 'Send'])('are known when %s is pressed', async (button) => {
    const drawn = await drawForm();
    fillAll(drawn);
    await drawn.press(button);
    expect(drawn.onGiven.mock.calls).toEqual([[all]]);
  });
  test('are known when Enter is pressed in one of them, before the form is given', async () => {
    const drawn = await drawForm();
    fillAll(drawn);
    await pressEnter(drawn.control('Name'));
    const heard: Partial<Filled> = Object.assign({}, ...drawn.onHeard.mock.calls.map(([part]) => part));
    expect(heard).toEqual(all);
    expect(drawn.onGiven).not.toHaveBeenCalled();
  });
  test('nothing is told of what is as it was known, and no box is turned by it', async () => {
    const drawn = await drawForm();
    const before = drawn.shown();
    await drawn.press('Check');
    await pressEnter(drawn.control('Name'));
    await drawn.press('Send');
    expect(drawn.onGiven.mock.calls).toEqual([[EMPTY], [EMPTY]]);
    expect(drawn.onHeard.mock.calls.every(([{ language }]) => language === 'en')).toBe(true);
    expect(drawn.shown()).toEqual(before);
  });
  test('a word that is still being composed is left alone', async () => {
    const drawn = await drawForm();
    fill(drawn.control('Name'), 'れ');
    await act(async () =>
      drawn.control('Name').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
    );
    expect(drawn.onHeard).not.toHaveBeenCalled();
  });
});

test('pressing Apply with no promo code in the field leads to the field', async () => {
  const send = vi.fn<(event: object) => void>();
  const view = { is: 'notApplied', code: '', refusal: null };
  const { control, press } = await draw(
    <PromoField flow={[view, send] as never} payment={sampleInvoice.order_payment} isGuest={false} currency="CHF" />,
  );
  await press('Apply');
  expect(document.activeElement).toBe(control('Promo code'));
  expect(send).not.toHaveBeenCalled();
});
