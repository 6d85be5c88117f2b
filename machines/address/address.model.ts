import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Failure } from '#contract/failure.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { addressMachine } from './address.machine.ts';
import { addressQuestions } from './address.questions.ts';
import { answered, byCustomer, byServer } from '#statecharts/samples.ts';

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
    byCustomer('the customer chooses another address', { type: 'address.chosen', destination: rhone }),
    byCustomer('the customer applies a postcode', { type: 'postcode.applied', postcode: '1204', destination: rhone }),
    byCustomer('the customer applies an empty postcode', { type: 'postcode.applied', postcode: ' ', destination: rhone }),
    byServer('something is delivered there', answered('checkAvailable', ok(null))),
    byServer('nothing is delivered there', answered('checkAvailable', refused(558))),
    offlineAs('checkAvailable', 'nobody says whether it is delivered there'),
    byServer('the server takes the address', answered('changeAddress', ok(null))),
    byServer('the address is too far from the store', answered('changeAddress', refused(966))),
    offlineAs('changeAddress', 'no answer to the new address comes'),
    byServer('the postcode is known', answered('locateByPostcode', ok(rhone))),
    byServer('there is no such postcode', answered('locateByPostcode', refused(811))),
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
