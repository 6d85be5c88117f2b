import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Failure } from '#contract/failure.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { addressMachine } from './address.machine.ts';
import { addressQuestions } from './address.questions.ts';

const rhone: OrderAddress = {
  delivery_status: 0,
  address_type: 'destination',
  address: 'Rue du Rhône 50, 1204 Genève',
  post_code: '1204',
  city: 'Genève',
  location: [46.2034, 6.1497],
  note: '',
  user_type: 7,
  floor: '2',
  entry_code: '',
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
};
const refused = (code: 558 | 811 | 966) => failed({ kind: 'refused', code, reason: null, details: null } satisfies Failure);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } satisfies Failure);
const offlineAs = (id: string, says: string) => ({
  says,
  by: 'server' as const,
  event: { type: `xstate.done.actor.${id}` as const, output: offline },
});

export const addressModel = defineModel({
  machine: addressMachine,
  title: 'Delivery address',
  sentence: 'Where the order goes; a wish that is refused leaves the earlier address standing.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [{ says: 'the basket has an address', input: undefined }],
  events: [
    { says: 'the customer chooses another address', by: 'customer', event: { type: 'address.chosen', destination: rhone } },
    { says: 'the customer applies a postcode', by: 'customer', event: { type: 'postcode.applied', postcode: '1204', destination: rhone } },
    {
      says: 'the customer applies an empty postcode',
      by: 'customer',
      event: { type: 'postcode.applied', postcode: ' ', destination: rhone },
    },
    { says: 'something is delivered there', by: 'server', event: { type: 'xstate.done.actor.checkAvailable', output: ok(null) } },
    { says: 'nothing is delivered there', by: 'server', event: { type: 'xstate.done.actor.checkAvailable', output: refused(558) } },
    offlineAs('checkAvailable', 'nobody says whether it is delivered there'),
    { says: 'the server takes the address', by: 'server', event: { type: 'xstate.done.actor.changeAddress', output: ok(null) } },
    {
      says: 'the address is too far from the store',
      by: 'server',
      event: { type: 'xstate.done.actor.changeAddress', output: refused(966) },
    },
    offlineAs('changeAddress', 'no answer to the new address comes'),
    { says: 'the postcode is known', by: 'server', event: { type: 'xstate.done.actor.locateByPostcode', output: ok(rhone) } },
    { says: 'there is no such postcode', by: 'server', event: { type: 'xstate.done.actor.locateByPostcode', output: refused(811) } },
    offlineAs('locateByPostcode', 'no answer to the postcode comes'),
  ],
  project: ({ context }) => ({
    wanted: context.wanted?.address ?? null,
    postcode: context.postcode,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
  }),
  invariants: [
    {
      says: 'whoever keeps the earlier address reads why',
      holds: ({ value, context }) => (value !== 'kept' && value !== 'wrongPostcode') || context.failure !== null,
    },
    { says: 'what is asked of the server is known', holds: ({ value, context }) => value === 'standing' || context.wanted !== null },
  ],
  questions: addressQuestions,
});
