import { expect } from '@playwright/test';
import type { Preferences } from '#contract/calls/preferences.ts';
import { endpoints } from '#contract/endpoints.ts';
import { preferencesModel } from '#machines/preferences/preferences.model.ts';
import type { PreferencesAnswer, PreferencesChange } from '#machines/preferences/preferences.machine.ts';
import { newCustomer, somebodyNew } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = object;
type Told = { readonly kept: Preferences | null; readonly wanted: PreferencesChange; readonly next: PreferencesChange };
/** The card by its place: what it says changes with the language. */
const part = ({ page }: Stage<Props>) => page.locator('section[aria-labelledby=preferences]');
const french = (stage: Stage<Props>) => part(stage).getByRole('radio', { name: 'Français' });
const receipts = (stage: Stage<Props>) => part(stage).getByRole('switch').first();
const news = (stage: Stage<Props>) => part(stage).getByRole('switch').last();
const alertIs = (words: RegExp) => (stage: Stage<Props>) => expect(part(stage).getByRole('alert')).toContainText(words);

actInThePage<'loading' | 'unknown' | 'showing' | 'saving', Props>({
  model: modelOf(preferencesModel),
  ports: { load: endpoints.get_preferences.path, save: endpoints.change_preferences.path },
  unreachable: { 'the server knows of no such choices': 'this server has them' },
  rules: [
    {
      event: 'preferences.changed',
      because: 'what is chosen already can’t be chosen',
      when: ({ context, event }) => {
        const { kept, wanted, next } = context as Told;
        const { change } = event as unknown as { readonly change: PreferencesChange };
        const now = { ...kept, ...wanted, ...next };
        if (change.news !== undefined) return now.news === 'no';
        return change.language === undefined ? now.wants_receipts === true : now.language !== change.language;
      },
    },
    {
      event: 'xstate.done.actor.save',
      because: 'the server answers with what it keeps',
      when: ({ context, event }) => {
        const answer = event.output as PreferencesAnswer;
        const { kept, wanted } = context as Told;
        const now = { ...kept, ...wanted };
        // An address that was never proved is asked first.
        const news = now.news === 'yes' ? 'asked' : now.news;
        const { value } = answer.ok ? answer : { value: null };
        return value === null || (value.language === now.language && value.wants_receipts === now.wants_receipts && value.news === news);
      },
    },
  ],
  unseen: [],
  open: async (page) => {
    await remember(page, { user: await newCustomer(page.request, somebodyNew()) });
    await openPage(page, '/profile');
    return {};
  },
  acts: {
    'the customer looks again': (stage) => part(stage).getByRole('button', { name: 'Try again' }).click(),
    'the customer chooses French': (stage) => french(stage).check({ force: true }),
    'the customer wants no receipts': (stage) => receipts(stage).uncheck({ force: true }),
    'the customer wants news': (stage) => news(stage).check({ force: true }),
  },
  afterwards: {
    'the choices come': (stage) => expect(receipts(stage)).toBeChecked(),
    'the server keeps French': async (stage) => {
      await expect(french(stage)).toBeChecked();
      await expect(stage.page.locator('html')).toHaveAttribute('lang', 'fr');
    },
    'the server keeps that no receipts are wanted': (stage) => expect(receipts(stage)).not.toBeChecked(),
    'the server asks the address first': async (stage) => {
      await expect(news(stage)).toBeChecked();
      await expect(part(stage)).toContainText(/open the e-mail that we sent you|ouvrez l’e-mail/);
    },
    'no choices come': alertIs(/No connection/),
  },
  states: {
    loading: (stage) => expect(part(stage).getByRole('status')).toBeVisible(),
    unknown: (stage) => expect(part(stage).getByRole('button', { name: 'Try again' })).toBeVisible(),
    showing: (stage) => expect(part(stage)).toHaveAttribute('aria-busy', 'false'),
    saving: (stage) => expect(part(stage)).toHaveAttribute('aria-busy', 'true'),
  },
  hearsLanguage: true,
});
