import { typedMark } from '#contract/typed-text.ts';
import { assign, emit, raise, setup } from 'xstate';
import type { Place } from '#contract/calls/places.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { Failure } from '#contract/failure.ts';
import { toCurrentLocation } from '#domain/current-location.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { callbackPort, ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type SearchTrouble = 'nothing entered' | 'not found' | 'no answer';

type Found = Result<readonly Place[], Failure>;
type Context = {
  readonly text: string;
  /** What was answered for exactly `text`; the answers of an earlier text are never among them. */
  readonly places: readonly Place[];
  readonly before: readonly Place[];
  readonly trouble: SearchTrouble | null;
};

const ADDRESS_QUERY_MINIMUM = 2;
const isWorthAsking = (text: string) => typedMark(text).length >= ADDRESS_QUERY_MINIMUM;

const NOTHING: Context = { text: '', places: [], before: [], trouble: null };

/** The best suggestion. @throws Error where there is none: the guards let nobody come here then */
function firstOf(places: readonly Place[]): CurrentLocation {
  const [first] = places;
  if (!first) throw new Error('There is no suggestion to take');
  return toCurrentLocation(first);
}

const addressSearch = setup({
  types: {} as ChartTypes & {
    context: Context;
    events:
      | { type: 'text.typed'; text: string }
      | { type: 'text.cleared' }
      | { type: 'place.picked'; place: Place }
      | { type: 'place.given'; place: CurrentLocation }
      | { type: 'first.wanted' }
      | { type: 'device.wanted' }
      /** The device was asked; null where it was not found. */
      | { type: 'device.updated'; place: CurrentLocation | null }
      | { type: 'place.meant' }
      | { type: 'field.left' };
    children: { findPlaces: 'findPlaces'; findFirst: 'findPlaces'; device: 'device' };
    emitted: { type: 'place.found'; place: CurrentLocation };
    tags: 'busy';
  },
  actors: {
    findPlaces: ask<Found, { text: string }>('findPlaces'),
    device: callbackPort('device'),
  },
  guards: {
    'enough was typed': (_, params: { text: string }) => isWorthAsking(params.text),
    'there is a suggestion': (_, params: { found: Found }) => params.found.ok && params.found.value.length > 0,
    'an answer came': (_, params: { found: Found }) => params.found.ok,
    'the device was found': (_, params: { place: CurrentLocation | null }) => params.place !== null,
    'it is one of the suggestions': ({ context }, params: { place: Place }) => context.places.includes(params.place),
  },
  actions: {
    'keep the text': assign(({ context }, params: { text: string }) => ({
      text: params.text,
      places: [],
      before: isWorthAsking(params.text) ? (context.places.length > 0 ? context.places : context.before) : [],
      trouble: null,
    })),
    'keep the suggestions': assign((_, params: { found: Found }) => ({ places: params.found.ok ? params.found.value : [], before: [] })),
    'forget those of a moment ago': assign({ before: [] }),
    'tell which place': emit((_, params: { place: CurrentLocation }) => ({ type: 'place.found' as const, place: params.place })),
    'forget the text': assign(NOTHING),
    'say that a place is meant': raise({ type: 'place.meant' }),
    'say that nothing is searched for': raise({ type: 'text.cleared' }),
    'say that nothing was entered': assign({ trouble: 'nothing entered' }),
    'say that it was not found': assign({ trouble: 'not found' }),
    'say that no answer came': assign({ trouble: 'no answer' }),
  },
  delays: { typingPause: 150, answerTakesTooLong: 10_000 },
});

const typed = {
  description: 'The text changes: suggestions for the old one are gone at once.',
  actions: { type: 'keep the text', params: ({ event }: { event: { text: string } }) => ({ text: event.text }) },
} as const;

const meant = <Args>(place: (args: Args) => CurrentLocation) =>
  [{ type: 'tell which place', params: (args: Args) => ({ place: place(args) }) }, 'forget the text', 'say that a place is meant'] as const;

/**
 * An address being searched for (specification 1, section 2: address boxes). A suggestion can be picked only while it
 * answers exactly what stands in the field; the place that is found is emitted as `place.found`.
 */
export const addressSearchMachine = addressSearch.createMachine({
  id: 'addressSearch',
  description: 'Suggests addresses for what is typed.',
  context: NOTHING,
  type: 'parallel',
  states: {
    text: {
      description: 'What is typed.',
      initial: 'resting',
      on: {
        'text.typed': [
          { guard: { type: 'enough was typed', params: ({ event }) => ({ text: event.text }) }, target: '.pausing', ...typed },
          { target: '.resting', meta: { label: 'Too little was typed' }, ...typed },
        ],
        'text.cleared': {
          description: 'The field was emptied.',
          target: '.resting',
          actions: 'forget the text',
        },
        'field.left': {
          description: 'The field is gone from the page: what was typed is given up, and no place is taken any more.',
          target: '.resting',
          actions: 'forget the text',
        },
        'place.given': {
          description: 'The place was said otherwise: by a pin on the map.',
          target: '.resting',
          actions: [...meant(({ event }: { event: { place: CurrentLocation } }) => event.place)],
        },
      },
      states: {
        resting: {
          description: 'Nothing is typed that is worth asking for.',
          meta: { title: 'Nothing to search', section: '1.2' },
          on: { 'first.wanted': { description: 'Nothing can be found for nothing.', actions: 'say that nothing was entered' } },
        },
        pausing: {
          description: 'Something is typed; more may follow.',
          meta: { title: 'Waiting for more letters', section: '1.2' },
          on: { 'first.wanted': 'taking' },
          after: { typingPause: 'searching' },
        },
        searching: {
          description: 'Suggestions for the text are asked for.',
          tags: 'busy',
          meta: { title: 'Asking for suggestions', section: '1.2' },
          on: { 'first.wanted': 'taking' },
          invoke: {
            id: 'findPlaces',
            src: 'findPlaces',
            input: ({ context }) => ({ text: context.text }),
            onDone: [
              {
                guard: { type: 'there is a suggestion', params: ({ event }) => ({ found: event.output }) },
                target: 'suggesting',
                actions: { type: 'keep the suggestions', params: ({ event }) => ({ found: event.output }) },
              },
              {
                guard: { type: 'an answer came', params: ({ event }) => ({ found: event.output }) },
                target: 'unknown',
                meta: { label: 'There is none' },
              },
              { target: 'silent', meta: { label: 'No answer', cause: 'failure' } },
            ],
          },
        },
        suggesting: {
          description: 'Suggestions for exactly this text stand under the field.',
          meta: { title: 'Suggestions', section: '1.2' },
          on: {
            'place.picked': {
              description: 'One of them is what was meant.',
              guard: { type: 'it is one of the suggestions', params: ({ event }) => ({ place: event.place }) },
              target: 'resting',
              actions: [...meant(({ event }: { event: { place: Place } }) => toCurrentLocation(event.place))],
            },
            'first.wanted': {
              description: 'The first of them is taken without asking again.',
              target: 'resting',
              actions: [...meant(({ context }: { context: Context }) => firstOf(context.places))],
            },
          },
        },
        unknown: {
          description: 'No address fits the text.',
          meta: { title: 'No such address', section: '1.2' },
          entry: 'forget those of a moment ago',
          on: { 'first.wanted': { description: 'There is no first one.', actions: 'say that it was not found' } },
        },
        silent: {
          description: 'The suggestions could not be had: nothing is shown, nothing is blocked.',
          meta: { title: 'No suggestions to be had', section: '1.8' },
          entry: 'forget those of a moment ago',
          on: { 'first.wanted': 'taking' },
        },
        taking: {
          description: 'The first suggestion for the text is asked for, to be taken at once.',
          tags: 'busy',
          meta: { title: 'Taking the first', section: '1.2' },
          invoke: {
            id: 'findFirst',
            src: 'findPlaces',
            input: ({ context }) => ({ text: context.text }),
            onDone: [
              {
                guard: { type: 'there is a suggestion', params: ({ event }) => ({ found: event.output }) },
                target: 'resting',
                actions: [...meant(({ event }: { event: { output: Found } }) => firstOf(event.output.ok ? event.output.value : []))],
              },
              {
                guard: { type: 'an answer came', params: ({ event }) => ({ found: event.output }) },
                target: 'unknown',
                meta: { label: 'There is none' },
                actions: 'say that it was not found',
              },
              { target: 'silent', meta: { label: 'No answer', cause: 'failure' }, actions: 'say that no answer came' },
            ],
          },
        },
      },
    },
    device: {
      description: 'Whether the device is asked where it is; an address can be typed and taken meanwhile.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The device is not asked from this field.',
          meta: { title: 'Device not asked', section: '1.2' },
          on: { 'device.wanted': 'asked' },
        },
        asked: {
          description: 'The device is asked; where it is counts as chosen.',
          meta: { title: 'Device asked', section: '1.2' },
          invoke: {
            id: 'device',
            src: 'device',
            onError: {
              target: 'unasked',
              description: 'What the device says is told no more; the search goes on.',
              meta: { label: 'Device unheard' },
            },
          },
          on: {
            'device.updated': [
              {
                guard: { type: 'the device was found', params: ({ event }) => ({ place: event.place }) },
                target: 'unasked',
                actions: [
                  { type: 'tell which place', params: ({ event }) => ({ place: event.place as CurrentLocation }) },
                  'say that nothing is searched for',
                ],
              },
              { target: 'unasked', meta: { label: 'Device was not found', cause: 'failure' } },
            ],
            'place.meant': { target: 'unasked', description: 'A place was taken meanwhile.' },
            'field.left': 'unasked',
          },
        },
      },
    },
  },
});
