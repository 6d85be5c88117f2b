import { expect, test } from 'vitest';
import { createActor, fromPromise, type AnyMachineSnapshot } from 'xstate';
import { deliveryTimeMachine } from '#machines/delivery-time/delivery-time.machine.ts';
import { deliveryTimeModel, lunchAndDinner, noon } from '#machines/delivery-time/delivery-time.model.ts';
import { itemDialogMachine } from '#machines/item-dialog/item-dialog.machine.ts';
import { itemDialogModel, pizza, soup } from '#machines/item-dialog/item-dialog.model.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { anyModel, type AnyModel, type AnySample } from '#statecharts/any-model.ts';
import { definitionsOf } from '#statecharts/definitions.ts';
import { explore } from '#statecharts/explore.ts';
import { NOT_BEGUN } from '#tools/owners-view/not-begun.ts';
import { whatCanHappen } from '#tools/owners-view/what-can-happen.ts';

const models = new Map((await loadModels('machines')).map(({ name, model }) => [name, model]));
const offered = (model: AnyModel, snapshot: AnyMachineSnapshot, asking: readonly string[] = Object.keys(snapshot.children as object)) =>
  whatCanHappen(model, { snapshot, can: (event: AnySample['event']) => snapshot.can(event), asking });

const said = (item: typeof soup) => {
  const actor = createActor(itemDialogMachine, { input: { item, line: null, known: null } }).start();
  return offered(anyModel(itemDialogModel), actor.getSnapshot()).map(({ says }) => says);
};

test('a dish is offered with its own options, and with none of another’s', () => {
  const fondue = { ...soup, _id: 'f'.repeat(24), specifications: [] };
  expect(said(fondue).filter((says) => /clicks on|clicked/.test(says))).toEqual([]);
  expect(said(soup).filter((says) => says.includes('clicks on'))).toEqual([
    'the customer clicks on Small (Size)',
    'the customer clicks on Large (Size)',
  ]);
  expect(said(soup)).toContain('the customer adds the item');
  expect(said(pizza), 'its size is not chosen').not.toContain('the customer adds the item');
});

test('a time is offered of the store and the clock that the customer sees', () => {
  const actor = createActor(deliveryTimeMachine, { input: { remembered: null } }).start();
  const picked = () => offered(anyModel(deliveryTimeModel), actor.getSnapshot()).flatMap(({ says }) => /picks (.+)/.exec(says)?.[1] ?? []);
  actor.send({ type: 'store.updated', store: lunchAndDinner, moment: noon });
  actor.send({ type: 'schedule.asked' });
  actor.send({ type: 'date.picked', date: '2026-11-20' });
  expect(picked().filter((what) => what.startsWith('2026'))).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
  expect(picked().filter((what) => /^\d\d:\d\d$/.test(what))).toEqual(['12:30', '13:00', '13:30', '18:00', '18:30', '19:00']);
});

test('an answer is offered of a port that is asked alone, and a wait by its time', () => {
  const model = models.get('sign-in');
  if (!model) throw new Error('There is no sign-in');
  const actor = createActor(model.machine.provide({ actors: { signIn: fromPromise(() => new Promise(() => undefined)) } }), {
    input: { begin: 'signIn' },
  }).start();
  const answers = () => offered(model, actor.getSnapshot() as AnyMachineSnapshot).filter(({ by }) => by !== 'customer');
  expect(answers()).toEqual([]);
  const given = model.events.find(({ event }) => event.type === 'credentials.given');
  if (!given) throw new Error('Nobody signs in');
  actor.send(given.event);
  expect(answers().map(({ event }) => event.type)).toContain('xstate.done.actor.signIn');
  expect(answers().filter(({ event }) => !event.type.endsWith('.actor.signIn'))).toEqual([]);
});

test.each([...models.values()].filter(({ samplesOf }) => samplesOf).map((model) => [model.title, model] as const))(
  'what %s makes of its own context is heard, and of every moment that can be reached',
  (_, model) => {
    const heard = new Set(definitionsOf(model.machine).map(({ eventType }) => eventType));
    expect(Object.keys(model.samplesOf ?? {}).filter((type) => !heard.has(type))).toEqual([]);
    for (const { still } of explore(model, 300).places)
      for (const [type, of] of Object.entries(model.samplesOf ?? {}))
        for (const sample of of(still.snapshot)) expect(sample.event.type).toBe(type);
  },
);

test('a flow that belongs to every page and may be missing is one that there is', () => {
  const machines = [...models.values()].map(({ machine }) => machine.id);
  expect(Object.keys(NOT_BEGUN).filter((machine) => !machines.includes(machine))).toEqual([]);
});
