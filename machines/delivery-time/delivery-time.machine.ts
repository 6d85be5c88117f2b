import { deliveryTime } from './delivery-time.setup.ts';

const update = { actions: 'keep what was told' } as const;
const toAsap = {
  target: 'asap',
  actions: ['clear the schedule', 'tell the time'],
  description: 'As soon as possible clears the scheduled date.',
  meta: { label: 'As soon as possible chosen' },
} as const;
const pickTime = [
  { guard: 'the time can be had', target: 'scheduled', actions: ['choose the time', 'tell the time'] },
  {
    actions: 'note why it can’t be had',
    description: 'An impossible time is not taken, and the customer reads why.',
    meta: { label: 'Time can’t be had', cause: 'failure' },
  },
] as const;
const unlessGone = (label: string) =>
  [
    {
      guard: 'the chosen time can’t be had any more',
      target: 'gone',
      actions: ['lose the time', 'tell the time'],
      meta: { label, cause: 'failure' },
    },
    update,
  ] as const;
const leavingList = [
  {
    guard: 'as soon as possible was wanted before',
    target: 'asap',
    actions: 'go back to what stood before',
    meta: { label: 'List closed, none was chosen before' },
  },
  {
    guard: 'a preset stood before',
    target: 'preset',
    actions: ['go back to what stood before', 'tell the time'],
    meta: { label: 'List closed, back to the preset' },
  },
  {
    guard: 'a time was chosen before and can be had',
    target: 'scheduled',
    actions: ['go back to what stood before', 'tell the time'],
    description: 'A list that is closed with no time picked leaves the one that was chosen before.',
    meta: { label: 'List closed, back to the time before' },
  },
  {
    target: 'gone',
    actions: ['go back to what stood before', 'tell the time'],
    meta: { label: 'List closed, the time before is gone', cause: 'failure' },
  },
] as const;
const leavingPreset = [
  {
    guard: 'the preset’s store is left for another closed one',
    target: 'preset',
    actions: ['preset the first time', 'tell the time'],
    meta: { label: 'Another closed store' },
  },
  {
    guard: 'the preset’s store is left',
    target: 'asap',
    actions: ['give the preset back', 'tell the time'],
    meta: { label: 'Preset’s store is left' },
  },
] as const;
const givingBack = {
  guard: 'the preset’s store is left',
  target: 'asap',
  actions: ['give the preset back', 'tell the time'],
  description: 'A preset ends with the store that made it: as soon as possible again.',
} as const;
const showDate = ['keep what stood before', 'show the date', 'tell the time'] as const;
const whileChosen = {
  'asap.chosen': toAsap,
  'date.picked': { guard: 'the date is another one', target: 'choosing', actions: showDate },
  'time.picked': [
    { guard: 'the time can be had', target: 'scheduled', actions: ['choose the time', 'tell the time'] },
    {
      actions: 'note why it can’t be had',
      description: 'An impossible time leaves the chosen one as it is.',
      meta: { label: 'Time can’t be had', cause: 'failure' },
    },
  ],
  'time.updated': unlessGone('Chosen time came too near'),
  'way.updated': unlessGone('Not that way at the chosen time'),
} as const;

/** As soon as possible, or for which time (specification 1, section 4, Delivery time). Every time is the store's, by the server's clock. */
export const deliveryTimeMachine = deliveryTime.createMachine({
  id: 'deliveryTime',
  description: 'Knows when the order is wanted, and tells when that time can’t be had any more.',
  context: ({ input: { remembered, presetOf = null } }) => ({
    moment: null,
    store: null,
    isPickup: false,
    date: remembered?.date ?? null,
    choice: remembered,
    presetFor: presetOf,
    presetOf,
    trouble: null,
    refusedAt: null,
    before: null,
  }),
  initial: 'waking',
  on: {
    'order.placed': {
      target: '.asap',
      actions: ['forget everything chosen', 'tell the time'],
      description: 'The next order begins afresh.',
    },
  },
  states: {
    waking: {
      description: 'Decides whether a time is remembered.',
      meta: { title: 'Is a time remembered?' },
      always: [
        { guard: 'a preset is remembered', target: 'preset' },
        { guard: 'a time is remembered', target: 'scheduled' },
        { target: 'asap', meta: { label: 'No time is remembered' } },
      ],
    },
    asap: {
      description: 'The order is wanted as soon as possible.',
      meta: { title: 'As soon as possible', section: '1.4' },
      on: {
        'schedule.asked': {
          target: 'choosing',
          actions: ['keep what stood before', 'show the first date'],
          description: 'Dates and times are shown; none of them is anybody’s until it is pressed.',
        },
        'time.picked': [
          {
            guard: 'the time can be had',
            target: 'scheduled',
            actions: ['choose the time', 'tell the time'],
            description: 'Whoever reads that a store is closed takes one of the next times by its button.',
          },
          {
            target: 'choosing',
            actions: ['keep what stood before', 'show the date', 'note why it can’t be had'],
            description: 'It came too near meanwhile: the customer reads why, and chooses from the list.',
            meta: { label: 'Time can’t be had', cause: 'failure' },
          },
        ],
        'store.updated': [
          { guard: 'the store is closed and can be scheduled', target: 'preset', actions: ['preset the first time', 'tell the time'] },
          update,
        ],
        'time.updated': update,
        'way.updated': update,
        'store.left': update,
      },
    },
    preset: {
      description:
        'The store can’t be ordered from now: its first time is chosen, and the customer is told so. It is the store’s, and goes with it.',
      meta: { title: 'First time of a closed store', section: '1.4' },
      on: {
        ...whileChosen,
        'store.updated': [...leavingPreset, ...unlessGone('Store does not take the chosen time')],
        'store.left': givingBack,
      },
    },
    scheduled: {
      description: 'The customer chose a time; it stays theirs whatever store they order from.',
      meta: { title: 'Scheduled', section: '1.4' },
      on: { ...whileChosen, 'store.updated': unlessGone('Store does not take the chosen time'), 'store.left': update },
    },
    choosing: {
      description: 'A date is shown, and no time is chosen yet.',
      tags: 'blocked',
      meta: { title: 'Choosing a time', section: '1.4' },
      on: {
        'asap.chosen': toAsap,
        'list.closed': leavingList,
        'date.picked': { guard: 'the date is another one', actions: ['show the date', 'tell the time'] },
        'time.picked': pickTime,
        'time.updated': update,
        'way.updated': update,
        'store.updated': update,
        'store.left': update,
      },
    },
    gone: {
      description: 'The chosen time can’t be had any more: the customer reads why and chooses again. It never moves by itself.',
      tags: 'blocked',
      meta: { title: 'Chosen time is gone', section: '1.4' },
      on: {
        'asap.chosen': toAsap,
        'date.picked': { target: 'choosing', actions: showDate },
        'time.picked': pickTime,
        'time.updated': update,
        'way.updated': update,
        'store.updated': [...leavingPreset, update],
        'store.left': [givingBack, update],
      },
    },
  },
});
