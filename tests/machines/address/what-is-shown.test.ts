import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { addressMachine, type Available, type Located } from '#machines/address/address.machine.ts';
import { addressModel } from '#machines/address/address.model.ts';
import { toAddressView } from '#machines/address/address.view.ts';
import { ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const chosen = addressModel.events.find(({ says }) => says === 'the customer chooses another address')?.event as {
  readonly destination: OrderAddress;
};
const destination = chosen.destination;
const standing = { is: 'standing' };
const changing = { is: 'changing', wanted: destination };
const kept = (failure: unknown) => ({ is: 'kept', wanted: destination, failure });
const begins: Step = ['the basket has an address', standing];
const chooses: Step = ['the customer chooses another address', changing, { asked: { checkAvailable: { destination } } }];
const isDelivered: Step = ['something is delivered there', changing, { asked: { changeAddress: { destination } } }];
const isTaken: Step = ['the server takes the address', standing, { emitted: [{ type: 'address.changed', destination }] }];
const applies: Step = [
  'the customer applies a postcode',
  { is: 'locating' },
  { asked: { locateByPostcode: { postcode: '1204', destination } } },
];
const isKnown: Step = ['the postcode is known', changing, { asked: { checkAvailable: { destination } } }];

test('a wish that leads nowhere leaves the address, names what was wanted and why, and another may be told', () =>
  tellStory(addressModel, toAddressView, [
    begins,
    chooses,
    ['nothing is delivered there', kept(refused(558))],
    chooses,
    ['nobody says whether it is delivered there', kept(offline)],
    chooses,
    isDelivered,
    ['the address is too far from the store', kept(refused(966))],
    chooses,
    isDelivered,
    ['no answer to the new address comes', kept(offline)],
    chooses,
    isDelivered,
    isTaken,
  ]));

test('a postcode is looked up, and what it leads to is checked as any other address', () =>
  tellStory(addressModel, toAddressView, [
    begins,
    ['the customer applies an empty postcode', standing],
    applies,
    ['there is no such postcode', { is: 'wrongPostcode', postcode: '1204' }],
    ['the customer applies an empty postcode', { is: 'wrongPostcode', postcode: '1204' }],
    applies,
    ['no answer to the postcode comes', kept(offline)],
    applies,
    isKnown,
    isDelivered,
    isTaken,
  ]));

test('a postcode is asked for without its blanks, and what it finds is what is wanted', async () => {
  const locate = deferredPort<Located, { postcode: string; destination: OrderAddress }>();
  const actor = createActor(
    addressMachine.provide({
      actors: { locateByPostcode: locate.logic, checkAvailable: deferredPort<Available, { destination: OrderAddress }>().logic },
    }),
  ).start();
  actor.send({ type: 'postcode.applied', postcode: ' 1227 ', destination });
  expect(locate.last().input).toEqual({ postcode: '1227', destination });
  const inCarouge = { ...destination, post_code: '1227' };
  await locate.last().answer(ok(inCarouge));
  expect(toAddressView(actor.getSnapshot())).toEqual({ is: 'changing', wanted: inCarouge });
});
