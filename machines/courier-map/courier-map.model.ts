import { defineModel } from '#statecharts/model.ts';
import { courierMapMachine } from './courier-map.machine.ts';
import { courierMapQuestions } from './courier-map.questions.ts';
import { byCustomer, byPage, byTime, passed } from '#statecharts/samples.ts';

export const courierMapModel = defineModel({
  machine: courierMapMachine,
  title: 'Courier’s map',
  sentence: 'Moves with the courier until a finger moves it, and writes a name for five seconds.',
  usedBy: 'the page of a followed order',
  section: '2.2.2',
  inputs: [{ says: 'the map is opened', input: undefined }],
  events: [
    byPage('the map is drawn', { type: 'map.drawn' }),
    byPage('the map cannot be drawn', { type: 'map.failed' }),
    byCustomer('the customer drags the map', { type: 'map.dragged' }),
    byCustomer('the customer wants to see the courier again', { type: 'courier.sought' }),
    byCustomer('the customer taps the store', { type: 'place.tapped', place: 'from' }),
    byCustomer('the customer taps the courier', { type: 'place.tapped', place: 'courier' }),
    byTime('the name has stood for 5 s', passed('labelStands.courierMap.label.open')),
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
