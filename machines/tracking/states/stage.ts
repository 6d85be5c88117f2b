import { tracking } from '../tracking.setup.ts';

const forwardToRide = { actions: 'tell the ride' } as const;

export const stage = tracking.createStateConfig({
  description: 'How far the order is, as its customer sees it.',
  meta: { title: 'Stage', section: '2.2.2' },
  initial: 'deciding',
  on: {
    'order.updated': {
      guard: 'it is at another stage',
      description: 'It went on, or its courier gave it back.',
      target: '.deciding',
      meta: { label: 'At another stage', cause: 'answer' },
    },
  },
  states: {
    deciding: {
      description: 'Decides by what is known how far the order is.',
      meta: { title: 'How far is it?' },
      exit: 'note the stage',
      always: [
        { guard: 'it ended well', target: '#tracking.endedWell' },
        { guard: 'it ended badly', target: '#tracking.endedBadly' },
        { guard: 'a courier is on the road', target: 'onTheRoad' },
        { guard: 'somebody took it', target: 'running' },
        { target: 'waiting', meta: { label: 'Nobody has taken it yet' } },
      ],
    },
    waiting: {
      description: 'The store, or a courier, has not taken the order yet.',
      meta: { title: 'Waiting to be accepted', section: '2.2.2' },
    },
    running: {
      description: 'It is made, and waits for whoever brings or collects it.',
      meta: { title: 'Being made', section: '2.2.2' },
    },
    onTheRoad: {
      description: 'A courier brings it: where they are can be seen.',
      meta: { title: 'On the road', section: '2.4' },
      initial: 'accompanied',
      states: {
        accompanied: {
          description: 'It is asked where the courier is, and said in words, with or without the map.',
          meta: { title: 'Accompanied', section: '2.4' },
          initial: 'deciding',
          invoke: {
            id: 'ride',
            src: 'ride',
            input: ({ context: { orderId, known, isHidden, jitter } }) => ({
              orderId,
              providerId: known?.order.provider_detail?._id ?? '',
              isHidden,
              jitter,
            }),
            onError: { target: 'broken', meta: { label: 'The ride broke' } },
          },
          on: {
            'page.hidden': { ...forwardToRide, description: 'The ride pauses with the page.' },
            'page.shown': { ...forwardToRide, description: 'The ride goes on with the page.' },
            'network.back': { ...forwardToRide, description: 'The ride is asked about at once.' },
          },
          states: {
            deciding: {
              description: 'Decides whether the map opens by itself.',
              meta: { title: 'Open the map?' },
              always: [
                { guard: 'few data are wanted', target: 'closed' },
                { target: 'mapOpen', meta: { label: 'Nothing speaks against it' } },
              ],
            },
            closed: {
              description: 'The picture is closed; the words go on.',
              meta: { title: 'Map closed', section: '2.4' },
              on: { 'map.opened': { description: 'The customer wants to see it.', target: 'mapOpen' } },
            },
            mapOpen: {
              description: 'The courier is followed on the map and in words.',
              meta: { title: 'Map open', section: '2.4' },
              on: { 'map.closed': { description: 'The customer has seen enough.', target: 'closed' } },
            },
          },
        },
        broken: {
          description: 'Where the courier is can no longer be said; the order is followed on.',
          meta: { title: 'Ride broken', section: '2.4' },
          on: { 'map.opened': { description: 'The customer wants to see it: the ride begins anew.', target: 'accompanied.mapOpen' } },
        },
      },
    },
  },
});
