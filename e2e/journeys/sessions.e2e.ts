import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { PHONE, sessionsModel } from '#machines/sessions/sessions.model.ts';
import type { SessionsAnswer } from '#machines/sessions/sessions.machine.ts';
import { newCustomer, somebodyNew } from '../demo-city.ts';
import { Header } from '../models/Header.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

const ON_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const ON_TABLET = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

type Props = object;
const safety = ({ page }: Stage<Props>) => page.getByRole('region', { name: 'Sign-in and safety' });
const dialog = ({ page }: Stage<Props>) => page.getByRole('dialog', { name: 'Sign out everywhere?' });
const part = ({ page }: Stage<Props>) => page.getByRole('region', { name: 'Where you are signed in' });
const again = (stage: Stage<Props>) => part(stage).getByRole('button', { name: /^(Try|Look) again$/ });
const phone = (stage: Stage<Props>) => part(stage).getByRole('button', { name: 'Sign out: Safari on iPhone' });
const others = (stage: Stage<Props>) => part(stage).getByRole('button', { name: /^(Sign out on all other devices|Signing out)$/ });
const alertIs = (words: RegExp) => (stage: Stage<Props>) => expect(part(stage).getByRole('alert')).toContainText(words);

actInThePage<'loading' | 'unknown' | 'showing' | 'ending' | 'confirming' | 'leaving' | 'left', Props>({
  model: modelOf(sessionsModel),
  ports: { load: endpoints.get_sessions.path, end: endpoints.end_session.path, endEverywhere: endpoints.end_session.path },
  unreachable: { 'the server knows of no such list': 'this server has it' },
  rules: [
    {
      event: 'xstate.done.actor.end',
      because: 'the server ends what it is asked to',
      when: ({ context, event }) => {
        const ended = event.output as SessionsAnswer;
        return !ended.ok || (context as { which: string | null }).which === (ended.value.length === 1 ? null : PHONE._id);
      },
    },
    {
      event: 'xstate.done.actor.load',
      because: 'what is signed out stays out: the list is looked at again while all are there',
      when: ({ context, event }) =>
        !(event.output as SessionsAnswer).ok || [0, 3].includes((context as { sessions: readonly unknown[] }).sessions.length),
    },
  ],
  unseen: [],
  open: async (page) => {
    const who = somebodyNew();
    await remember(page, { user: await newCustomer(page.request, who) });
    for (const agent of [ON_PHONE, ON_TABLET])
      await page.request.post(endpoints.login.path, {
        headers: { 'user-agent': agent },
        data: { email: who.email, password: who.password },
      });
    await openPage(page, '/profile');
    return {};
  },
  acts: {
    'the customer looks again': (stage) => again(stage).click(),
    'the customer signs the phone out': (stage) => phone(stage).click(),
    'the customer signs out all others': (stage) => others(stage).click(),
    'the customer wants to sign out everywhere': (stage) =>
      safety(stage)
        .getByRole('button', { name: /^Sign out everywhere/ })
        .click(),
    'the customer signs out everywhere': (stage) => dialog(stage).getByRole('button', { name: 'Sign out everywhere' }).click(),
    'the customer stays signed in': (stage) => dialog(stage).getByRole('button', { name: 'Stay signed in' }).click(),
  },
  afterwards: {
    'the list comes': async (stage) => {
      await expect(part(stage).getByText('Safari on iPhone')).toBeVisible();
      await expect(part(stage).getByText('Chrome on Android')).toBeVisible();
      await expect(part(stage).getByRole('listitem').first()).toContainText('This device');
    },
    'the phone is signed out': async (stage) => {
      await expect(part(stage).getByText('You were signed out on that device.')).toBeVisible();
      await expect(part(stage).getByText('Safari on iPhone')).toBeHidden();
    },
    'all others are signed out': async (stage) => {
      await expect(part(stage).getByText('You were signed out on all other devices.')).toBeVisible();
      await expect(part(stage).getByRole('listitem')).toHaveCount(1);
    },
    'no answer comes about signing out': alertIs(/No connection/),
    'no answer comes about signing out everywhere': (stage) => expect(dialog(stage).getByRole('alert')).toContainText(/No connection/),
    'no list comes': alertIs(/No connection/),
  },
  states: {
    loading: (stage) => expect(part(stage).getByRole('status')).toBeVisible(),
    unknown: (stage) => expect(part(stage).getByRole('button', { name: 'Try again' })).toBeVisible(),
    showing: (stage) => expect(part(stage).getByRole('button', { name: 'Look again' })).toBeEnabled(),
    confirming: (stage) => expect(dialog(stage).getByText('You stay signed in nowhere')).toBeVisible(),
    leaving: (stage) => expect(dialog(stage).locator('[aria-busy=true]')).toHaveCount(1),
    left: async (stage) => {
      await expect(stage.page).toHaveURL(/\/$/);
      await expect(new Header(stage.page).signIn).toBeVisible();
    },
    ending: (stage) => expect(part(stage).locator('[aria-busy=true]')).toHaveCount(1),
  },
});
