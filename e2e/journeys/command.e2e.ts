import { expect } from '@playwright/test';
import { commandModel } from '#machines/command/command.model.ts';
import { CAROUGE, newCustomer, storeNamed } from '../demo-city.ts';
import { StorePage } from '../models/StorePage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { STORE } from '../with-basket.ts';

type Props = { readonly store: StorePage };
type Asked = { readonly asked: { readonly isOn: boolean } };
type Told = {
  readonly asked: Asked['asked'] | null;
  readonly next: Asked | null;
  readonly value: Asked['asked'] | null;
  readonly failure: object | null;
};

const notice = ({ page }: Stage<Props>) => page.getByText('Your favourites could not be changed.');
const heart = ({ props: { store } }: Stage<Props>) => store.favourite(STORE);
/** It shows at once what is wanted. */
async function press(stage: Stage<Props>, isOn: boolean) {
  await heart(stage).click();
  await expect(heart(stage)).toHaveAttribute('aria-pressed', String(isOn));
}
const thanks = 'the newsletter’s thanks: tests/shop/commands.test.tsx';

/** On a store's heart, which shows what is wanted at once and may be pressed before the answer. */
actInThePage<'idle' | 'asking' | 'done' | 'refused', Props>({
  model: modelOf(commandModel),
  // Adding and removing are two calls.
  ports: { ask: '/api/user/*_favourite_store' },
  unreachable: { 'nothing was asked for, and thanks go by themselves': thanks, 'it was said for 5 s': thanks },
  rules: [
    {
      event: 'command.given',
      because: 'a heart is pressed to the opposite of what it shows',
      when: ({ context, event }) => {
        const { asked, next, value, failure } = context as Told;
        const shown = failure ? value : (next?.asked ?? asked ?? value);
        return (event as unknown as Asked).asked.isOn !== (shown?.isOn ?? false);
      },
    },
    {
      event: 'xstate.done.actor.ask',
      because: 'the server answers what it was asked',
      when: ({ context, event }) => {
        const answer = event.output as { readonly ok: boolean; readonly value?: Asked['asked'] };
        return !answer.ok || answer.value?.isOn === (context as Told).asked?.isOn;
      },
    },
    { event: 'command.cleared', because: 'only a notice is put away', when: ({ context }) => (context as Told).failure !== null },
  ],
  unseen: [],
  elsewhere: { 'done | command.cleared | 0': 'tests/machines/command: a referral code is removed so' },
  open: async (page) => {
    const { path } = await storeNamed(page.request, STORE);
    await remember(page, { user: await newCustomer(page.request), place: CAROUGE });
    await openPage(page, path);
    return { store: new StorePage(page) };
  },
  acts: {
    'the customer asks for it': (stage) => press(stage, true),
    'the customer asks for the opposite': (stage) => press(stage, false),
    'the customer takes it back': ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Close' }).click(),
  },
  states: {
    idle: (stage) => expect(notice(stage)).toBeHidden(),
    asking: (stage) => expect(heart(stage)).toHaveAttribute('aria-busy', 'true'),
    done: async (stage) => {
      await expect(heart(stage)).not.toHaveAttribute('aria-busy', 'true');
      await expect(notice(stage)).toBeHidden();
    },
    refused: (stage) => expect(notice(stage)).toBeVisible(),
  },
});
