import { defineModel } from '#statecharts/model.ts';
import { courierMapMachine } from './courier-map.machine.ts';
import { courierMapQuestions } from './courier-map.questions.ts';

export const courierMapModel = defineModel({
  machine: courierMapMachine,
  title: 'Courier’s map',
  sentence: 'Moves with the courier until a finger moves it, and writes a name for five seconds.',
  usedBy: 'the page of a followed order',
  section: '2.2.2',
  inputs: [{ says: 'the map is opened', input: undefined }],
  events: [
    { says: 'the map is drawn', by: 'page', event: { type: 'map.drawn' } },
    { says: 'the map cannot be drawn', by: 'page', event: { type: 'map.failed' } },
    { says: 'the customer drags the map', by: 'customer', event: { type: 'map.dragged' } },
    { says: 'the customer wants to see the courier again', by: 'customer', event: { type: 'courier.sought' } },
    { says: 'the customer taps the store', by: 'customer', event: { type: 'place.tapped', place: 'from' } },
    { says: 'the customer taps the courier', by: 'customer', event: { type: 'place.tapped', place: 'courier' } },
    { says: 'the name has stood for 5 s', by: 'time', event: { type: 'xstate.after.labelStands.courierMap.label.open' } },
  ],
  project: ({ context }) => context,
  invariants: [
    {
      says: 'a name is written as long as its place is known',
      holds: ({ value, context }) => ((value as { label: string }).label === 'open') === (context.labelled !== null),
    },
  ],
  questions: courierMapQuestions,
});
