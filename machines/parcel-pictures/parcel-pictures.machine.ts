import { parcelPictures } from './parcel-pictures.setup.ts';

/** A parcel's pictures (specification 2, sections 2.1 and 5): five at most, made ready one after the other, kept until it is booked. */
export const parcelPicturesMachine = parcelPictures.createMachine({
  id: 'parcelPictures',
  description: 'Takes pictures of a parcel, makes each ready to travel, and keeps them.',
  context: { pictures: [], refusals: [], current: null },
  initial: 'recalling',
  invoke: {
    id: 'pictureStore',
    src: 'pictureStore',
    onError: { description: 'Files that are not wanted stay until the next booking.', meta: { label: 'Shelf unheard', cause: 'failure' } },
  },
  states: {
    recalling: {
      description: 'Pictures that were kept before the page was loaded are looked for.',
      tags: 'busy',
      meta: { title: 'Looking for kept pictures', section: '2.2.1' },
      invoke: {
        id: 'recallPictures',
        src: 'recallPictures',
        onDone: {
          target: 'taking',
          actions: [{ type: 'take those that are recalled', params: ({ event }) => ({ recalled: event.output }) }, 'tell how many come'],
          meta: { label: 'Those that were kept' },
        },
        onError: { target: 'taking', meta: { label: 'Nothing can be kept' } },
      },
      on: {
        'pictures.given': {
          actions: ['take as many as may be', 'tell how many come'],
          description: 'Who is quick is not made to wait: they stand behind those that were kept.',
        },
      },
      after: { recallingTakesTooLong: 'taking' },
    },
    taking: {
      description: 'Pictures are given, taken away and made ready.',
      meta: { title: 'Pictures', section: '2.2.1' },
      initial: 'deciding',
      on: {
        'pictures.given': {
          target: '.deciding',
          actions: ['take as many as may be', 'tell how many come'],
          description: 'As many as there is room for; the others are named.',
        },
        'picture.removed': {
          guard: 'it is there',
          target: '.deciding',
          actions: ['take it away', 'drop its file', 'tell how many come'],
        },
        'picture.retried': { guard: 'it failed', target: '.deciding', actions: ['have it tried again', 'tell how many come'] },
        'refusals.read': { actions: 'forget the refusals', description: 'The message is dealt with.' },
      },
      states: {
        deciding: {
          description: 'Decides whether a picture waits.',
          meta: { title: 'Does one wait?' },
          always: [
            { guard: 'one waits', target: 'preparing' },
            { target: 'resting', meta: { label: 'None waits' } },
          ],
        },
        resting: { description: 'Every picture is ready, or failed.', meta: { title: 'Nothing to do', section: '2.2.1' } },
        preparing: {
          description: 'The browser looks what it is, turns it as it was taken and scales it down.',
          tags: 'busy',
          meta: { title: 'Making one ready', section: '2.2.1' },
          entry: 'begin with the next',
          invoke: {
            id: 'preparePicture',
            src: 'preparePicture',
            input: ({ context }) => ({ id: context.current ?? '' }),
            onDone: [
              {
                guard: { type: 'it is ready', params: ({ event }) => ({ prepared: event.output }) },
                target: 'deciding',
                actions: ['note that it is ready', 'tell how many come'],
              },
              {
                guard: { type: 'it is no picture to take', params: ({ event }) => ({ prepared: event.output }) },
                target: 'deciding',
                actions: [{ type: 'say why it is not taken', params: ({ event }) => ({ prepared: event.output }) }, 'tell how many come'],
                meta: { cause: 'failure' },
              },
              {
                target: 'deciding',
                actions: ['note that it failed', 'tell how many come'],
                meta: { label: 'It failed', cause: 'failure' },
              },
            ],
            onError: {
              target: 'deciding',
              actions: ['note that it failed', 'tell how many come'],
              meta: { label: 'Making it ready broke' },
            },
          },
          after: { preparingTakesTooLong: { target: 'deciding', actions: ['note that it failed', 'tell how many come'] } },
        },
      },
    },
  },
});
