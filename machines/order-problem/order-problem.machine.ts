import { orderProblem, photoToAdd, wishOf } from './order-problem.setup.ts';

/**
 * What was wrong with an order that came (decision 218): said line by line, with a photo where it helps, and sent once. However
 * often it is sent, the server answers what stands.
 */
export const orderProblemMachine = orderProblem.createMachine({
  id: 'orderProblem',
  description: 'Reports what was missing, wrong, cold or damaged of an order, and tells what came of it.',
  context: ({ input }) => ({
    order: input,
    lines: [],
    note: '',
    way: input.terms.ways[0] ?? 'original',
    adding: null,
    photoTrouble: null,
    failure: null,
    reported: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The customer says which lines, what was wrong, and where the money is to go.',
      meta: { title: 'What was wrong?', section: '2.2.4' },
      initial: 'choosing',
      on: {
        'line.said': { description: 'One line, whole, with each touch.', actions: 'keep what is said' },
        'line.unsaid': { description: 'Nothing was wrong with it after all.', actions: 'drop the line' },
        'note.written': { description: 'In the customer’s own words.', actions: 'keep the note' },
        'way.picked': { description: 'To the wallet, or the way it was paid.', actions: 'keep the way' },
        'photo.removed': { description: 'The photo stays behind.', actions: 'drop the photo' },
      },
      states: {
        choosing: {
          description: 'It is being said.',
          meta: { title: 'Choosing', section: '2.2.4' },
          on: {
            'photo.given': {
              guard: 'the line is named',
              description: 'A photo of a line.',
              target: 'addingPhoto',
              actions: 'note the photo',
            },
            'problem.sent': [
              { guard: 'it is said what was wrong', target: '#orderProblem.sending' },
              { target: 'incomplete', meta: { label: 'Something is not said' } },
            ],
          },
        },
        incomplete: {
          description: 'Nothing was sent: no line is named, or of one it is not said what was wrong.',
          meta: { title: 'Something is not said', section: '2.2.4' },
          on: {
            'line.said': { description: 'It is said now.', target: 'choosing', actions: 'keep what is said' },
            'line.unsaid': { description: 'Nothing was wrong with it after all.', target: 'choosing', actions: 'drop the line' },
            'photo.given': {
              guard: 'the line is named',
              description: 'A photo of a line of which it is not said yet what was wrong.',
              target: 'addingPhoto',
              actions: 'note the photo',
            },
          },
        },
        addingPhoto: {
          description: 'A photo is made ready and kept with the order; the rest may be said meanwhile.',
          tags: 'busy',
          meta: { title: 'Adding a photo', section: '2.2.4' },
          on: {
            'line.unsaid': {
              guard: 'its photo is being added',
              description: 'Nothing was wrong with that line after all: its photo is waited for no more.',
              target: 'choosing',
              actions: 'drop the line',
            },
          },
          invoke: {
            id: 'addPhoto',
            src: 'addPhoto',
            input: ({ context }) => photoToAdd(context),
            onDone: [
              {
                guard: { type: 'the photo is there', params: ({ event }) => ({ answered: event.output }) },
                target: 'choosing',
                actions: { type: 'keep the photo', params: ({ event }) => ({ answered: event.output }) },
              },
              {
                description: 'It is no picture to take, or nobody answers; what was said stays.',
                target: 'choosing',
                actions: { type: 'say why the photo is not there', params: ({ event }) => ({ answered: event.output }) },
                meta: { label: 'Not added', cause: 'failure' },
              },
            ],
          },
        },
      },
    },
    sending: {
      description: 'The server is told, and gives the money back or has it looked at.',
      tags: ['busy', 'money'],
      meta: { title: 'Sending', section: '2.2.4' },
      entry: 'forget the failure',
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => wishOf(context),
        onDone: [
          {
            guard: { type: 'the server has it', params: ({ event }) => ({ answered: event.output }) },
            target: 'told',
            actions: { type: 'keep what stands', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            guard: { type: 'it can’t be reported any more', params: ({ event }) => ({ answered: event.output }) },
            target: 'closed',
            actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
            meta: { cause: 'failure' },
          },
          {
            guard: { type: 'the server refuses', params: ({ event }) => ({ answered: event.output }) },
            target: 'refused',
            actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
            meta: { cause: 'failure' },
          },
          {
            description: 'It may be there or not; sent again, the first stands.',
            target: 'unsent',
            actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
            meta: { label: 'No answer', cause: 'failure' },
          },
        ],
      },
    },
    unsent: {
      description: 'Nobody answers: what was said stays, and may be sent again without harm.',
      tags: ['blocked', 'money'],
      meta: { title: 'Sent or not?', section: '4.1' },
      on: { 'retry.asked': { description: 'The same once more.', target: 'sending' } },
    },
    told: {
      description: 'It stands: the money is back, or it is looked at, or the note is kept.',
      type: 'final',
      tags: ['good', 'money'],
      meta: { title: 'Reported', section: '2.2.4' },
    },
    closed: {
      description: 'It can’t be reported any more: its time is over.',
      type: 'final',
      tags: 'blocked',
      meta: { title: 'Too late', section: '2.8' },
    },
    refused: {
      description: 'The server does not take it of this customer.',
      type: 'final',
      tags: 'blocked',
      meta: { title: 'Refused', section: '2.8' },
    },
  },
});
