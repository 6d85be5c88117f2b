import type { Place } from '#contract/calls/places.ts';
import { toCurrentLocation } from '#domain/current-location.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { addressSearchMachine } from './address-search.machine.ts';
import { addressSearchQuestions } from './address-search.questions.ts';

const house = (street: string, number: string, postcode: string): Place => ({
  label: `${street} ${number}`,
  detail: `${postcode} Genève`,
  kind: 'house',
  latitude: 46.1969,
  longitude: 6.1428,
  street,
  house_number: number,
  postcode,
  city: 'Genève',
});
export const carouge: Place = house('Rue de Carouge', '12', '1205');
export const rhone: Place = house('Rue du Rhône', '50', '1204');
export const point = { ...toCurrentLocation(rhone), latitude: 46.2035, longitude: 6.1496 };
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

export const addressSearchModel = defineModel({
  machine: addressSearchMachine,
  title: 'Address search',
  sentence: 'Suggests addresses for what is typed, and never one that was suggested for something else.',
  usedBy: 'the landing page, the header’s address box and the store list',
  section: '1.2',
  inputs: [{ says: 'the field is empty', input: undefined }],
  events: [
    { says: 'the customer types an address', by: 'customer', event: { type: 'text.typed', text: 'rue de carouge 12' } },
    { says: 'the customer types a single letter', by: 'customer', event: { type: 'text.typed', text: 'r' } },
    { says: 'the customer empties the field', by: 'customer', event: { type: 'text.cleared' } },
    { says: 'the customer leaves the field', by: 'customer', event: { type: 'field.left' } },
    { says: 'the customer picks a suggestion', by: 'customer', event: { type: 'place.picked', place: carouge } },
    { says: 'the customer picks what was suggested for another text', by: 'customer', event: { type: 'place.picked', place: rhone } },
    { says: 'the customer asks for the first suggestion', by: 'customer', event: { type: 'first.wanted' } },
    { says: 'the customer puts a pin on the map', by: 'customer', event: { type: 'place.given', place: point } },
    { says: 'the customer asks for their own location', by: 'customer', event: { type: 'device.wanted' } },
    { says: 'the device says where the customer is', by: 'page', event: { type: 'device.updated', place: point } },
    { says: 'a place is meant', by: 'page', event: { type: 'place.meant' } },
    { says: 'the device is not found', by: 'page', event: { type: 'device.updated', place: null } },
    { says: 'the typing pauses', by: 'time', event: { type: 'xstate.after.typingPause.addressSearch.text.pausing' } },
    { says: 'there are suggestions', by: 'server', event: { type: 'xstate.done.actor.findPlaces', output: ok([carouge]) } },
    { says: 'there are no suggestions', by: 'server', event: { type: 'xstate.done.actor.findPlaces', output: ok([]) } },
    { says: 'no suggestions can be had', by: 'server', event: { type: 'xstate.done.actor.findPlaces', output: offline } },
    { says: 'the first suggestion is there', by: 'server', event: { type: 'xstate.done.actor.findFirst', output: ok([carouge]) } },
    { says: 'there is no first suggestion', by: 'server', event: { type: 'xstate.done.actor.findFirst', output: ok([]) } },
    { says: 'the first suggestion cannot be had', by: 'server', event: { type: 'xstate.done.actor.findFirst', output: offline } },
    { says: 'the device is not heard any more', by: 'page', event: { type: 'xstate.error.actor.device', error: new Error('broken') } },
  ],
  samplesOf: {
    'place.picked': ({ context: { places } }) =>
      places.map((place) => ({
        says: `the customer picks ${place.label}`,
        by: 'customer',
        event: { type: 'place.picked', place } as const,
      })),
  },
  project: ({ context }) => ({
    text: context.text,
    places: context.places.map(({ label }) => label),
    before: context.before.map(({ label }) => label),
    trouble: context.trouble,
  }),
  invariants: [
    {
      says: 'suggestions are there in one state only',
      holds: ({ value, context }) => (value.text === 'suggesting') === context.places.length > 0,
    },
    {
      says: 'suggestions of a moment ago are there only while others are asked for',
      holds: ({ value, context }) =>
        context.before.length === 0 || value.text === 'pausing' || value.text === 'searching' || value.text === 'taking',
    },
    {
      says: 'a message about the search is gone while it is asked again',
      holds: ({ value, context }) => (value.text !== 'pausing' && value.text !== 'searching') || context.trouble === null,
    },
  ],
  steps: [
    {
      says: 'once a place is found nothing is typed or asked any more',
      holds: ({ after: { value, context }, emitted }) =>
        emitted.length === 0 ||
        (value.text === 'resting' && value.device === 'unasked' && context.text === '' && context.places.length === 0),
    },
    {
      says: 'a field that is left gives up what was typed, and the device',
      holds: ({ event, after: { value, context } }) =>
        event.type !== 'field.left' || (value.text === 'resting' && value.device === 'unasked' && context.text === ''),
    },
    {
      says: 'suggestions for another text are gone with the first letter',
      holds: ({ event, after: { context } }) =>
        event.type !== 'text.typed' || (context.text === event.text && context.places.length === 0 && context.trouble === null),
    },
  ],
  questions: addressSearchQuestions,
});
