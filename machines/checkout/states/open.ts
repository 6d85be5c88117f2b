import { checkout, withTip } from '../checkout.setup.ts';

/** A flow or a subscription that breaks takes the checkout with it: the customer begins again with what was typed. */
const broken = (label: string) => ({ target: 'broken', actions: 'begin with nothing known', meta: { label, cause: 'failure' } }) as const;

const unpriced = ['tell the code and the delivery time of it', 'have a basket of another menu read again'] as const;
const priced = [...unpriced, 'keep the price'] as const;
const receiveOtherwise = ['keep how it is wanted', 'take it as it is wanted', 'price it as it is wanted'] as const;

const sayMissing = {
  guard: 'something is missing',
  actions: ['have it read who receives it', 'open the row in which it is missing'],
  description: 'The row in which something is missing opens and says what, whether there is a price or not.',
} as const;

const paysAsKnown = { actions: 'tell how they pay', description: 'Somebody is here: what they chose or used last is chosen.' } as const;

const beginAnew = {
  guard: 'somebody else was here',
  target: '#checkout.open',
  reenter: true,
  actions: 'begin with what is theirs',
  description: 'All flows begin anew: nothing that one customer typed, or was about to order, is shown to the next.',
} as const;

export const open = checkout.createStateConfig({
  description: 'All flows of the checkout stand side by side; what one of them says is passed on to those whom it concerns.',
  meta: { title: 'Checkout', section: '1.4' },
  type: 'parallel',
  invoke: [
    { id: 'forwardEmitted', src: 'forwardEmitted', input: ({ self }) => self, onError: broken('Nothing is passed on') },
    {
      id: 'invoice',
      src: 'invoice',
      input: ({ context }) => ({ fulfilment: withTip(context), known: context.price }),
      onError: broken('Price broke'),
    },
    { id: 'promo', src: 'promo', onError: broken('Code broke') },
    { id: 'address', src: 'address', onError: broken('Address broke') },
    { id: 'contact', src: 'contact', input: ({ context }) => ({ remembered: context.contact }), onError: broken('Contact broke') },
    { id: 'placement', src: 'placement', onDone: { target: '.order.placed' }, onError: broken('Order broke') },
    { id: 'sheet', src: 'sheet', onError: broken('Sheet broke') },
    { id: 'basket', src: 'basket', onError: broken('Basket unheard') },
    { id: 'customer', src: 'customer', onError: broken('Session unheard') },
    { id: 'fulfilmentTime', src: 'fulfilmentTime', onError: broken('Time unheard') },
    { id: 'memory', src: 'memory', onError: broken('Nothing is kept') },
    { id: 'firstPrice', src: 'firstPrice', onError: broken('First price stays') },
  ],
  on: {
    'priceKey.updated': {
      guard: 'the price stands on something else',
      actions: ['keep what the price is for', 'price it anew'],
      description: 'Another basket, language or customer: the price is asked anew.',
    },
    'price.outdated': {
      actions: 'price it anew',
      description: 'A code was put on or taken off, or an order was refused: the price is asked anew.',
    },
    'customer.updated': [
      {
        guard: 'somebody else was here',
        actions: ['forget the one before', 'keep who it is', 'fill in who it is'],
        description: 'An order is under way: it is made as it was confirmed, and what was typed for it is gone from the fields.',
      },
      { guard: 'it is somebody new', actions: ['keep who it is', 'fill in who it is'], meta: { label: 'Somebody new' } },
    ],
    'address.changed': {
      actions: ['fill in what is known of the door', 'move the basket'],
      description: 'It goes somewhere else: its door is filled in, and the basket asked for with it.',
    },
    'contact.typed': {
      actions: ['keep what is typed', 'remember what is typed'],
      description: 'What is typed outlives a way through the menu, a reload and a session’s end.',
    },
    'code.kept': { actions: 'remember the code', description: 'A code that is typed outlives a reload and a session’s end.' },
    'code.known': { actions: 'tell the code', description: 'What they typed and did not apply is in the field.' },
    'way.kept': { actions: 'remember how they pay', description: 'Who comes back finds it chosen.' },
  },
  states: {
    price: {
      description: 'Whether there is a price to order by.',
      initial: 'open',
      states: {
        open: {
          description: 'No price stands: it is being asked, or was refused.',
          meta: { title: 'No price stands', section: '1.4' },
          on: {
            'price.known': { target: 'standing', actions: priced },
            'price.lost': [
              { guard: 'the minimum is not reached', target: 'tooLittle', actions: unpriced },
              {
                actions: unpriced,
                description: 'The answer is a refusal; what it says of code and store counts all the same.',
                meta: { label: 'No price, for another reason' },
              },
            ],
            'payment.wanted': sayMissing,
          },
        },
        tooLittle: {
          description: 'The items are below the store’s minimum order.',
          tags: 'blocked',
          meta: { title: 'Below the minimum', section: '1.5' },
          initial: 'unsaid',
          on: { 'price.asked': 'open' },
          states: {
            unsaid: {
              description: 'The meter says how much is missing.',
              meta: { title: 'Minimum not asked about', section: '1.5' },
              on: { 'payment.wanted': 'said' },
            },
            said: {
              description: 'A dialog says what the minimum is.',
              meta: { title: 'Minimum is said', section: '1.5' },
              on: { 'minimum.read': 'unsaid' },
            },
          },
        },
        standing: {
          description: 'The newest answer is a price.',
          meta: { title: 'A price stands', section: '1.4' },
          on: {
            'price.asked': 'open',
            'payment.wanted': [
              sayMissing,
              {
                guard: 'it can be paid',
                actions: 'have it read who receives it',
                description: 'The last look opens once it is agreed who receives it.',
              },
            ],
          },
        },
      },
    },
    time: {
      description: 'Whether it is decided when the order is wanted.',
      initial: 'decided',
      states: {
        decided: {
          description: 'As soon as possible, or a time that was chosen.',
          meta: { title: 'Time is decided', section: '1.4' },
          on: {
            'fulfilment.updated': {
              guard: 'a time is being chosen',
              target: 'choosing',
              actions: 'keep how it is wanted',
            },
          },
        },
        choosing: {
          description: 'A time is being chosen, or the chosen one went: the price stays with what was priced.',
          tags: 'blocked',
          meta: { title: 'Time is being chosen', section: '1.4' },
          on: {
            'fulfilment.updated': { guard: 'a time was chosen', target: 'decided', actions: 'keep how it is wanted' },
            'payment.wanted': {
              guard: 'the time alone is missing',
              actions: 'open the row of the time',
              description: 'A time is needed first: its row opens.',
            },
          },
        },
      },
    },
    order: {
      description: 'Whether an order is being made.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is under way: what the customer changes changes the price.',
          meta: { title: 'No order under way', section: '1.4' },
          on: {
            'fulfilment.updated': [
              {
                guard: 'it is to be received otherwise',
                actions: receiveOtherwise,
                description: 'Another time or way is priced at once.',
              },
              {
                guard: 'a time is being chosen',
                actions: 'give the last look up',
                description: 'A time that goes takes the last look with it.',
              },
            ],
            'tip.chosen': {
              actions: ['keep the tip', 'price it as it is wanted'],
              description: 'It is added to what is to pay, where a courier comes.',
            },
            'price.known': { actions: 'show the new price to who looks' },
            'price.lost': { actions: 'end the last look' },
            'contact.agreed': {
              guard: 'it is priced for a decided time',
              actions: 'have the last look',
              description: 'Who receives it is known, and what it costs: the last look opens.',
            },
            'way.known': paysAsKnown,
            'customer.updated': beginAnew,
            'order.begun': { target: 'underWay', actions: 'keep whose order it is' },
          },
        },
        underWay: {
          description: 'It is paid and made as it was confirmed, whatever changes meanwhile.',
          tags: 'money',
          meta: { title: 'Order under way', section: '1.4' },
          on: {
            'fulfilment.updated': {
              actions: 'keep how it is wanted',
              description: 'Remembered until it is known whether the order was made.',
            },
            'way.known': paysAsKnown,
            'order.rests': [
              {
                guard: 'somebody else is here by now',
                target: '#checkout.open',
                reenter: true,
                actions: ['take it as it is wanted', 'begin without price and buyer'],
                description: 'All flows begin anew: what one customer was about to order is never shown to the next.',
                meta: { label: 'Not made; somebody else is here' },
              },
              {
                guard: 'it is to be received otherwise by now',
                target: 'resting',
                actions: ['take it as it is wanted', 'price it as it is wanted'],
                meta: { label: 'Not made; wanted otherwise by now' },
              },
              {
                guard: 'no time is decided by now',
                target: 'resting',
                actions: 'end the last look',
                description: 'The time went while it was being paid: why it was not made is said, and the last look does not open again.',
                meta: { label: 'Not made; no time by now' },
              },
              { target: 'resting', meta: { label: 'Not made' } },
            ],
          },
        },
        placed: {
          description: 'The order exists: the page leaves for the thank-you, and nothing is told any more to the flow that made it.',
          tags: 'good',
          meta: { title: 'Order placed', section: '1.4' },
          on: { 'customer.updated': beginAnew },
        },
      },
    },
  },
});
