import { lastChange, runningOrders } from '../running-orders.setup.ts';

const over = [
  {
    guard: 'nobody looks',
    description: 'A tab that neither looks nor is told anything leaves the turn to others.',
    target: '#runningOrders.somebody.aside',
  },
  {
    guard: 'this server has no news to send',
    target: 'absent',
  },
  {
    description: 'It is tried again in a while; until then the looks bring what is new.',
    target: 'broken',
    actions: 'count a broken stream',
    meta: { label: 'The stream is over', cause: 'failure' },
  },
] as const;

const told = [
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

export const stream = runningOrders.createStateConfig({
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
      on: { 'orders.changed': { guard: 'something runs', description: 'An order is under way now.', target: 'open' } },
    },
    open: {
      description: 'A stream is asked for, or open.',
      meta: { title: 'Stream wanted' },
      invoke: {
        id: 'stream',
        src: 'stream',
        input: ({ context }) => ({ customerId: context.customerId ?? '', lastId: lastChange(context) }),
        onError: { target: 'absent', meta: { label: 'The stream broke' } },
      },
      initial: 'connecting',
      exit: 'note that none come',
      on: {
        'news.over': [...over],
        'orders.changed': { guard: 'nothing runs', description: 'The last order is over.', target: 'idle' },
      },
      states: {
        connecting: {
          description: 'The server has not begun to tell.',
          tags: 'busy',
          meta: { title: 'Connecting', waitsForever: 'the looks bring what is new meanwhile, and the stream itself says when it is over' },
          on: {
            'news.told': [...told],
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
            'news.told': [...told],
            'news.alive': { description: 'The line is alive, and so is this tab.', actions: 'tell the other tabs' },
          },
        },
      },
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
