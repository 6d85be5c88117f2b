import type { OrderAddress } from '#contract/entities/order-address.ts';
import { defineModel } from '#statecharts/model.ts';
import { recipientMachine } from './recipient.machine.ts';
import { recipientQuestions } from './recipient.questions.ts';
import { byCustomer, byPage } from '#statecharts/samples.ts';

const carouge: OrderAddress = {
  delivery_status: 0,
  address_type: 'destination',
  address: 'Rue de Carouge, 1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [46.1972, 6.1413],
  note: '',
  user_type: 7,
  floor: '',
  entry_code: '',
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
};

const typedBefore = {
  name: 'Inès Marques',
  phone: '',
  note: '',
  houseNumber: '',
  placeName: '',
  floor: '',
  entryCode: '1905',
  postcode: null,
};

export const recipientModel = defineModel({
  machine: recipientMachine,
  title: 'Receiving contact',
  sentence: 'Who receives the order and where their door is, before anything is paid.',
  usedBy: 'the basket page',
  section: '1.2',
  inputs: [
    { says: 'nobody is known yet', input: { remembered: null } },
    {
      says: 'a name and an entry code were typed here before',
      input: { remembered: { draft: typedBefore, typed: ['entryCode', 'name'] } },
    },
  ],
  events: [
    byPage('the customer signs in', { type: 'customer.known', name: 'Léa Bonnard', phone: '+41 791112233' }),
    byPage('the customer signs out', { type: 'customer.left' }),
    byCustomer('the customer types another name', { type: 'field.typed', part: { name: 'Noah Favre' } }),
    byCustomer('the customer pastes a phone number', { type: 'field.typed', part: { phone: '0041 79 222 33 44' } }),
    byCustomer('the customer types half a phone number', { type: 'field.typed', part: { phone: '079 41' } }),
    byCustomer('the customer types a house number', { type: 'field.typed', part: { houseNumber: '12' } }),
    byCustomer('the customer types a postcode without applying it', { type: 'field.typed', part: { postcode: '1227' } }),
    byPage('a saved address brings its floor and code', { type: 'door.known', floor: '3', entryCode: '4812', note: 'Ring twice' }),
    byPage('another address brings nothing', { type: 'door.known', floor: '', entryCode: '', note: '' }),
    byCustomer('the customer types a note for the courier', { type: 'field.typed', part: { note: 'The dog is called Hugo' } }),
    byCustomer('the customer wants it delivered', {
      type: 'contact.given',
      grounds: { isPickup: false, destination: carouge, phoneCode: '+41' },
    }),
    byCustomer('the customer wants it delivered nowhere yet', {
      type: 'contact.given',
      grounds: { isPickup: false, destination: null, phoneCode: '+41' },
    }),
    byCustomer('the customer wants to collect it', {
      type: 'contact.given',
      grounds: { isPickup: true, destination: carouge, phoneCode: '+41' },
    }),
    byCustomer('the customer confirms to collect', { type: 'pickup.confirmed' }),
    byCustomer('the customer changes their mind', { type: 'pickup.reconsidered' }),
  ],
  project: ({ context }) => ({
    draft: context.draft,
    typed: context.typed,
    agreed: context.contact && { phone: context.contact.phone, address: context.contact.destination?.address ?? null },
  }),
  steps: [
    {
      says: 'another address brings its door, whatever is missing',
      holds: ({ before, event, after }) =>
        event.type !== 'door.known' ||
        before.value === 'askingPickup' ||
        (after.context.draft.floor === event.floor && after.context.draft.entryCode === event.entryCode && after.value === before.value),
    },
  ],
  questions: recipientQuestions,
  invariants: [
    {
      says: 'whoever is asked about collecting has given a name and a phone',
      holds: ({ value, context }) => value !== 'askingPickup' || (context.contact !== null && context.contact.destination === null),
    },
    {
      says: 'a delivery that was agreed has a house number',
      holds: ({ context }) => !context.contact?.destination || /\d/.test(context.contact.destination.address.split(',')[0] ?? ''),
    },
  ],
});
