import { expect, test, vi } from 'vitest';
import type { Card } from '#contract/entities/card.ts';
import { mastercard, once } from '#machines/new-card/new-card.model.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { CardPicker } from '#src/features/payment/cards/CardPicker.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const standing = { cards: [mastercard, once], changing: null, failure: null, decline: null, news: null };
const heard = () => vi.fn<(event: unknown) => void>();
/** No provider can be reached: its fields are not what is looked at. */
const flows = { load: () => Promise.reject(new Error('no provider')) };
const picker = async (is: string, { offersOnce, ...but }: { offersOnce?: boolean; cards?: readonly Card[]; language?: 'fr' } = {}) => {
  const [send, choose] = [heard(), heard()];
  const flow = [{ ...standing, is, ...but }, send] as unknown as CardsFlow;
  const view = <CardPicker flow={flow} chosen={once._id} onChoose={choose} holder="Léa Bonnard" offersOnce={offersOnce ?? false} />;
  const drawn = await draw(view, { flows, ...(but.language ? { language: but.language, groups: ['cards'] as const } : {}) });
  return { ...drawn, send, choose };
};
const form = (lines: readonly string[]) =>
  lines.filter((line) => /^(checkbox|button): /.test(line)).filter((line) => !/Try again/.test(line));

test('a card that is used once stands among the saved ones and says so; whoever chooses is told the whole card', async () => {
  const { shown, press, choose } = await picker('listed');
  expect(shown().filter((line) => line.startsWith('radio:'))).toEqual([
    'radio: Mastercard ···· 8210, 04/29',
    'radio: AMEX ···· 0005, 01/31, this once, checked',
  ]);
  await press('Mastercard ···· 8210, 04/29');
  expect(choose.mock.calls).toEqual([[mastercard]]);
});

test('a card at the checkout is used once unless its box is ticked, and the button says which', async () => {
  const { shown, press, send } = await picker('filling', { offersOnce: true });
  const box = 'Save this card for next time Otherwise we’ll remove it once this order is paid.';
  const says = 'says “Otherwise we’ll remove it once this order is paid.”';
  expect(form(shown())).toEqual([`checkbox: ${box}, ${says}`, 'button: Use this card', 'button: Cancel']);
  await press('Use this card');
  await press(box);
  expect(form(shown())).toEqual([`checkbox: ${box}, checked, ${says}`, 'button: Save the card', 'button: Cancel']);
  await press('Save the card');
  expect(send.mock.calls.flat()).toEqual([
    { type: 'card.given', holder: 'Léa Bonnard', isKept: false },
    { type: 'card.given', holder: 'Léa Bonnard', isKept: true },
  ]);
});

test('where nothing is bought, or the server takes no card once, it is saved', async () => {
  const { shown, press, send } = await picker('filling');
  expect(form(shown())).toEqual(['button: Save the card', 'button: Cancel']);
  await press('Save the card');
  expect(send.mock.calls.flat()).toEqual([{ type: 'card.given', holder: 'Léa Bonnard', isKept: true }]);
});
