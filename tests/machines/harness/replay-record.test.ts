import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { pageRecord, type PageRecord } from '#statecharts/page-record.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signInModel } from '#machines/sign-in/sign-in.model.ts';
import { failed, ok } from '#contract/result.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { anyModel, type AnyModel } from '#statecharts/any-model.ts';
import type { Journey } from '#statecharts/journeys.ts';
import { recordOf } from './record-of.ts';
import { actorsIn } from '#statecharts/recorded-actors.ts';
import { harmlessFields } from '#contract/harmless-fields.ts';
import { replayRecord } from '#statecharts/replay-record.ts';
import { journeysOfQuestions } from '#statecharts/questions.ts';
import { answeredPort, begin, isTimePassing, linger, take } from '#statecharts/standstill.ts';
import { withMarks } from '#statecharts/definitions.ts';

const model = anyModel(signInModel);
const OWN = { email: 'wilhelmine@example.org', password: 'a secret of hers', first: 'Wilhelmine', token: 'token-of-wilhelmine' };

/** Somebody slips once, is not answered the second time, and is signed in the third. */
const signIn = () =>
  recordOf(signInMachine, { begin: 'signIn' }, async ({ send, answer, wait }) => {
    const credentials = { email: OWN.email, password: OWN.password };
    await wait(2_300);
    await send({ type: 'credentials.given', credentials } as { type: string });
    await wait(400);
    await answer('signIn', failed({ kind: 'refused', code: 512, reason: null, details: null }));
    await wait(5_000);
    await send({ type: 'credentials.given', credentials } as { type: string });
    await wait(10_000);
    await answer('signIn', failed({ kind: 'transport', cause: 'timeout', retryAfterMs: null }));
    await send({ type: 'credentials.given', credentials } as { type: string });
    await wait(300);
    await answer('signIn', ok({ _id: 'abcdefabcdefabcdefabcdef', first_name: OWN.first, server_token: OWN.token, email: OWN.email }));
  });

const replay = (of: AnyModel, record: PageRecord) => {
  const [actor] = actorsIn(record, of.machine.id);
  if (!actor) throw new Error('The record has no such actor');
  return replayRecord(of, actor, harmlessFields);
};

const changed = (record: PageRecord, step: number, change: Partial<PageRecord['events'][number]>): PageRecord => ({
  ...record,
  events: record.events.map((event, index) => (index === step ? { ...event, ...change } : event)),
});

describe('a sign-in that a page kept', () => {
  test('holds the steps, and nothing of who signed in', async () => {
    const record = await signIn();
    expect(v.parse(pageRecord, record)).toEqual(record);
    expect(record.events.map(({ event, state }) => [event, state])).toEqual([
      ['xstate.init', 'signingIn'],
      ['credentials.given', 'askingIn'],
      ['xstate.done.actor.signIn', 'signingIn'],
      ['credentials.given', 'askingIn'],
      ['xstate.done.actor.signIn', 'signingIn'],
      ['credentials.given', 'askingIn'],
      ['xstate.done.actor.signIn', 'done'],
    ]);
    expect(record.events.map(({ at }) => at)).toEqual([0, 2_300, 2_700, 7_700, 17_700, 17_700, 18_000]);
    expect(record.events[2]?.kept).toMatchObject({ 'output.ok': false, 'output.failure.code': 512 });
    const text = JSON.stringify(record).toLowerCase();
    for (const own of [...Object.values(OWN), 'abcdefabcdef']) expect(text).not.toContain(own.toLowerCase());
  });

  test('happens once more on the real machine', async () => {
    expect(await replay(model, await signIn())).toBeNull();
  });

  test('is found where it was tampered with', async () => {
    const record = await signIn();
    expect(await replay(model, changed(record, 2, { state: 'done' })), 'signed in though refused').toMatchObject({ step: 2 });
    expect(await replay(model, changed(record, 6, { kept: { 'output.ok': false } })), 'refused though signed in').toMatchObject({
      step: 6,
      recorded: 'done',
    });
    expect(await replay(model, changed(record, 1, { event: 'forgot.chosen' })), 'another press').toMatchObject({ step: 1 });
    expect(await replay(model, changed(record, 1, { event: 'dialog.shaken' })), 'a press that nobody hears').toMatchObject({
      step: 1,
      machine: 'nobody listens to it there',
    });
    const without = { ...record, events: record.events.filter((_, index) => index !== 3) };
    expect(await replay(model, without), 'a step was taken out').toMatchObject({ step: 3 });
    expect(await replay(model, changed(record, 4, { state: 'thinking' })), 'a state of no chart').toMatchObject({ step: 4 });
  });

  test('is held against the lines of the chart where its beginning is forgotten', async () => {
    const record = await signIn();
    const late = { ...record, forgotten: 1, events: record.events.slice(1) };
    expect(actorsIn(late)[0]?.isWhole).toBe(false);
    expect(await replay(model, late)).toBeNull();
    expect(await replay(model, changed(late, 2, { state: 'checkEmail' }))).toMatchObject({ step: 2 });
  });
});

/** Plays a journey of a model to a recorder. */
const recordJourney = (of: AnyModel, { input, steps }: Journey): Promise<PageRecord> => {
  const machine = withMarks(of.machine);
  return recordOf(of.machine, of.inputs[input]?.input, async ({ send, answer, fail, wait }) => {
    let { still } = begin(machine, of.inputs[input]?.input);
    for (const { sample } of steps) {
      const next = sample ? take(machine, still, sample, 'inOrder')?.still : linger(still);
      if (!next) throw new Error('A step that cannot happen');
      const id = sample && answeredPort(sample.event.type);
      if (!sample || isTimePassing(sample)) await wait(next.now - still.now);
      else if (id === null || id === undefined) await send(sample.event);
      else if (sample.event.type.startsWith('xstate.done.')) await answer(id, sample.event.output);
      else await fail(id);
      still = next;
    }
  });
};

const models = new Map((await loadModels('machines')).map(({ name, model }) => [name, model]));

test.each([...models.keys()])('every answer’s journey of %s, recorded, happens once more', async (flow) => {
  const of = models.get(flow);
  if (!of) throw new Error('There is no such flow');
  const parted: unknown[] = [];
  for (const journey of journeysOfQuestions(of)) {
    const departure = await replay(of, await recordJourney(of, journey));
    if (departure) parted.push([journey.steps.map(({ says }) => says), departure]);
  }
  expect(parted).toEqual([]);
});
