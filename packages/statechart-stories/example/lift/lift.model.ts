import { defineModel } from 'statechart-stories/model';
import { liftMachine } from './lift.machine.ts';

/** What tests, drawings and journeys know of the lift. */
export const liftModel = defineModel({
  machine: liftMachine,
  title: 'Lift',
  sentence: 'Brings people from floor to floor, and never moves while its doors are open.',
  usedBy: 'the house in Rue du Lac 12',
  section: '',
  inputs: [{ says: 'the cabin stands on the ground floor', input: { floor: 0 } }],
  events: [
    { says: 'somebody calls it to the ground floor', by: 'customer', event: { type: 'floor.called', floor: 0 } },
    { says: 'somebody calls it to floor 3', by: 'customer', event: { type: 'floor.called', floor: 3 } },
    { says: 'the passenger holds the door', by: 'customer', event: { type: 'door.held' } },
    { says: 'a bag is in the way', by: 'page', event: { type: 'way.blocked' } },
    { says: 'six people are weighed', by: 'page', event: { type: 'cabin.weighed', kilograms: 450 } },
    { says: 'a seventh steps in', by: 'page', event: { type: 'cabin.weighed', kilograms: 530 } },
    { says: 'the cabin arrives', by: 'server', event: { type: 'xstate.done.actor.drive', output: { arrived: true } } },
    { says: 'the cabin stops between floors', by: 'server', event: { type: 'xstate.done.actor.drive', output: { arrived: false } } },
    { says: 'the motor says nothing', by: 'server', event: { type: 'xstate.error.actor.drive', error: new Error('no signal') } },
    { says: 'the ride takes over 60 s', by: 'time', event: { type: 'xstate.after.rideTakesTooLong.lift.riding' } },
    { says: 'the doors were open for 5 s', by: 'time', event: { type: 'xstate.after.doorsStayOpen.lift.open' } },
    { says: 'the doors closed for 3 s', by: 'time', event: { type: 'xstate.after.doorsTakeToClose.lift.closing' } },
    { says: 'help says that it comes', by: 'server', event: { type: 'xstate.done.actor.callHelp', output: null } },
    { says: 'nobody picks up', by: 'server', event: { type: 'xstate.error.actor.callHelp', error: new Error('no answer') } },
    { says: 'nobody picks up for 20 s', by: 'time', event: { type: 'xstate.after.helpTakesTooLong.lift.stuck' } },
    { says: 'the lift is mended', by: 'page', event: { type: 'lift.mended' } },
  ],
  project: ({ context: { floor, called, kilograms } }) => ({ floor, called, kilograms }),
  states: {
    resting: 'The passenger sees closed doors and the number of the floor.',
    riding: 'The passenger hears the motor; whoever waits sees an arrow.',
    open: 'The passenger sees open doors.',
    overloaded: 'The passenger hears a buzzer and reads that too many are inside.',
    closing: 'The passenger sees the doors close.',
    stuck: 'The passenger reads that help is being called.',
    waiting: 'The passenger reads that help is on its way.',
  },
  invariants: [
    {
      says: 'it only rides with its doors closed and to where somebody waits',
      holds: (snapshot) => !snapshot.matches('riding') || snapshot.context.called !== null,
    },
    {
      says: 'it never rides or closes with too many inside',
      holds: (snapshot) => snapshot.context.kilograms <= 480 || snapshot.matches('overloaded'),
    },
  ],
  plainWay: {
    begins: 'the cabin stands on the ground floor',
    says: ['somebody calls it to floor 3', 'the cabin arrives', 'the doors were open for 5 s', 'the doors closed for 3 s'],
  },
  questions: [
    {
      when: 'the cabin stops between two floors',
      begins: 'the cabin stands on the ground floor',
      says: [
        'somebody calls it to floor 3',
        'the cabin stops between floors',
        'nobody picks up',
        'help says that it comes',
        'the lift is mended',
      ],
      answer:
        'Help is called until somebody says that they come, and the passenger reads it. The call is forgotten: once mended, it rests.',
    },
    {
      when: 'a seventh person steps in',
      begins: 'the cabin stands on the ground floor',
      says: ['somebody calls it to the ground floor', 'a seventh steps in', 'six people are weighed', 'the doors were open for 5 s'],
      answer: 'It buzzes and waits with open doors. As soon as one steps out, it is as if the doors had just opened.',
    },
  ],
});
