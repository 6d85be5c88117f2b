import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Failure } from '#contract/failure.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { Credentials, Registration, SignInBeginning } from '#machines/sign-in/sign-in.setup.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { credentials, registration, signInModel } from '#machines/sign-in/sign-in.model.ts';
import { toSignInView } from '#machines/sign-in/sign-in.view.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(signInModel);

const openDialog = (begin: SignInBeginning) => {
  const askForNewPassword = deferredPort<Result<null, Failure>, { email: string }>();
  const signIn = deferredPort<Result<StoredUser, Failure>, { credentials: Credentials }>();
  const register = deferredPort<Result<StoredUser, Failure>, { registration: Registration }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    signInMachine.provide({ actors: { signIn: signIn.logic, register: register.logic, askForNewPassword: askForNewPassword.logic } }),
    { input: { begin }, clock },
  ).start();
  return {
    signIn,
    register,
    askForNewPassword,
    clock,
    send: (event: EventFromLogic<typeof signInMachine>) => actor.send(event),
    view: () => toSignInView(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  };
};
const emailTaken = failed({ kind: 'refused', code: 502, reason: null, details: null } as const);

test('whoever fails to sign up because they have an account, and signs in, is nobody new', async () => {
  const { register, signIn, send, view, output } = openDialog('signUp');
  send({ type: 'registration.given', registration });
  await register.last().answer(emailTaken);
  expect(view()).toMatchObject({ form: 'signUp', busy: false, failure: { code: 502 } });
  send({ type: 'signIn.chosen' });
  expect(view()).toMatchObject({ form: 'signIn', failure: null });
  send({ type: 'credentials.given', credentials });
  await signIn.last().answer(ok(lea));
  expect(output()).toEqual({ user: lea, isNew: false });
});

test('a double click asks once, and the dialog stays until the answer', () => {
  const { signIn, send, view } = openDialog('signIn');
  send({ type: 'credentials.given', credentials });
  send({ type: 'credentials.given', credentials });
  send({ type: 'dialog.closed' });
  expect([signIn.asked.length, view()]).toMatchObject([1, { busy: true, finished: false }]);
});
