import { lastChange, activeOrders } from '../active-orders.setup.ts';

const onNews = [
  {
    guard: 'they move what is known',
    description: 'An order went on, or ended.',
    actions: ['move it on', 'tell the other tabs', 'say that something changed'],
  },
  {
    guard: 'they tell of an order that nobody knows',
    description: 'It was made somewhere else: what it is, is asked.',
    actions: ['keep the news', 'look once more'],
  },
] as const;

export const stream = activeOrders.createStateConfig({
  description: 'News as the server makes them.',
  meta: { title: 'Stream', section: '2.9' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides whether there is anything that news could be of.',
      meta: { title: 'Does anything run?' },
      always: [
        { guard: 'something runs', target: 'open' },
        { target: 'idle', meta: { label: 'Nothing runs' } },
      ],
    },
    idle: {
      description: 'Nothing runs that news could be of.',
      meta: { title: 'No stream' },
      on: { 'orders.changed': { description: 'An order may be under way now.', target: 'deciding' } },
    },
    open: {
      description: 'A stream is asked for, or open.',
      meta: { title: 'Stream wanted' },
      invoke: {
        id: 'stream',
        src: 'stream',
        input: ({ context }) => ({ customerId: context.customerId ?? '', lastId: lastChange(context) }),
        onError: { target: 'over', actions: 'note that there is no stream', meta: { label: 'Reading broke' } },
      },
      initial: 'connecting',
      exit: 'note that none come',
      on: {
        'news.over': {
          description: 'No more comes on this stream.',
          target: 'over',
          actions: 'note why',
          meta: { label: 'The stream is over', cause: 'failure' },
        },
        'orders.changed': { guard: 'nothing runs', description: 'The last order is over.', target: 'idle' },
      },
      states: {
        connecting: {
          description: 'The server has not begun to tell.',
          tags: 'busy',
          meta: { title: 'Connecting', waitsForever: 'the looks bring what is new meanwhile, and the stream itself says when it is over' },
          on: {
            'news.updated': [...onNews],
            'news.connected': {
              description: 'News come by themselves from now on.',
              target: 'fed',
              actions: ['note that news come', 'tell the other tabs'],
            },
          },
        },
        fed: {
          description: 'News come by themselves.',
          meta: { title: 'Fed', section: '2.9' },
          on: {
            'news.updated': [...onNews],
            'news.alive': { description: 'The line is alive, and so is this tab.', actions: 'tell the other tabs' },
          },
        },
      },
    },
    over: {
      description: 'Decides what takes the place of the stream.',
      meta: { title: 'Why is it over?' },
      always: [
        {
          guard: 'nobody looks',
          description: 'A tab that neither looks nor is told anything leaves the turn to others.',
          target: '#activeOrders.somebody.aside',
        },
        { guard: 'there is no stream', target: 'absent' },
        { target: 'broken', meta: { label: 'It may come again' } },
      ],
    },
    broken: {
      description: 'The stream is over before its time; the looks go on.',
      meta: { title: 'Stream over' },
      entry: ['tell the other tabs', 'look once more'],
      after: { streamAgain: 'deciding' },
      on: {
        'network.back': { description: 'The network is there again.', target: 'deciding' },
      },
    },
    absent: {
      description: 'This server has none: the looks alone bring what is new.',
      meta: { title: 'No stream here' },
      entry: ['tell the other tabs', 'look once more'],
    },
  },
});
