import { test } from 'vitest';
import { newPasswordModel } from '#machines/new-password/new-password.model.ts';
import { toNewPasswordView } from '#machines/new-password/new-password.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline } from '../sample-failures.ts';

const aboutTheLink = { asked: { checkLink: { token: 'a-token' } } };
const opens: Step = ['the customer opens the link of the e-mail', { is: 'checking' }, aboutTheLink];
const triesAgain: Step = ['the customer tries again', { is: 'checking' }, aboutTheLink];
const works: Step = ['the link works', { is: 'writing', busy: false, failure: null }];
const gives: Step = [
  'the customer gives a new password',
  { is: 'writing', busy: true, failure: null },
  { asked: { setPassword: { token: 'a-token', password: 'a lake in June' } } },
];

test('without a token nobody is asked anything', () =>
  tellStory(newPasswordModel, toNewPasswordView, [['somebody opens the page without a token', { is: 'spent' }]]));

test('a link that nobody could tell about may be tried again, with the reason of the last try alone', () =>
  tellStory(newPasswordModel, toNewPasswordView, [
    opens,
    ['no answer about the link comes', { is: 'unreachable', failure: offline }],
    triesAgain,
    works,
  ]));

test('a password that could not be set may be given again', () =>
  tellStory(newPasswordModel, toNewPasswordView, [
    opens,
    works,
    gives,
    ['no answer about the password comes', { is: 'writing', busy: false, failure: offline }],
    gives,
    ['the password is set', { is: 'done' }],
  ]));

test('a link that is refused, now or when the password is set, is spent', async () => {
  await tellStory(newPasswordModel, toNewPasswordView, [opens, ['the link no longer works', { is: 'spent' }]]);
  await tellStory(newPasswordModel, toNewPasswordView, [opens, works, gives, ['the link was used up meanwhile', { is: 'spent' }]]);
});

test('a password is kept no longer than it is being set', async () => {
  const kept = ({ context }: { readonly context: { readonly password: string | null } }) => context.password;
  const steps: readonly [Step, ...Step[]] = [
    [opens[0], null, opens[2]],
    [works[0], null],
    [gives[0], 'a lake in June', gives[2]],
  ];
  for (const over of ['the password is set', 'the link was used up meanwhile', 'no answer about the password comes'])
    await tellStory(newPasswordModel, kept, [...steps, [over, null]]);
});
