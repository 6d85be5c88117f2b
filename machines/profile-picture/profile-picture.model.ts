import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { profilePictureMachine } from './profile-picture.machine.ts';
import { profilePictureQuestions } from './profile-picture.questions.ts';

/** What names the file that a customer chooses in the samples. */
export const PHOTO = 'photo-1';
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

export const profilePictureModel = defineModel({
  machine: profilePictureMachine,
  title: 'Picture of me',
  sentence: 'Keeps a picture of the customer, made small, and takes it away.',
  usedBy: 'the profile page',
  section: '2.2.5',
  inputs: [{ says: 'the customer opens the profile', input: undefined }],
  events: [
    { says: 'the customer chooses a picture', by: 'customer', event: { type: 'picture.chosen', file: PHOTO } },
    { says: 'the customer takes the picture away', by: 'customer', event: { type: 'removal.wanted' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'again.wanted' } },
    { says: 'the picture is kept', by: 'server', event: { type: 'xstate.done.actor.keepPicture', output: ok(null) } },
    {
      says: 'the file is no picture',
      by: 'server',
      event: { type: 'xstate.done.actor.keepPicture', output: failed({ kind: 'refusedFile', why: 'notAnImage' } as const) },
    },
    { says: 'the picture does not get through', by: 'server', event: { type: 'xstate.done.actor.keepPicture', output: offline } },
    { says: 'the picture is gone', by: 'server', event: { type: 'xstate.done.actor.removePicture', output: ok(null) } },
    { says: 'no answer comes about taking it away', by: 'server', event: { type: 'xstate.done.actor.removePicture', output: offline } },
  ],
  project: ({ context: { file, done, trouble } }) => ({
    file: file !== null,
    done,
    trouble: trouble && (trouble.kind === 'refusedFile' ? trouble.why : trouble.kind === 'transport' ? trouble.cause : trouble.code),
  }),
  states: {
    resting: 'The customer sees their picture, or a place for one, and reads what came of the last change.',
    keeping: 'The button that chooses a picture is busy.',
    unsent: 'The customer reads why it did not get through, and may send it again.',
    removing: 'The button that takes it away is busy.',
  },
  invariants: [
    {
      says: 'a reason is told only where nothing is being done',
      holds: ({ value, context }) => context.trouble === null || value === 'resting' || value === 'unsent',
    },
    {
      says: 'a file is held exactly while it is not kept',
      holds: ({ value, context }) => (value === 'keeping' || value === 'unsent') === (context.file !== null),
    },
  ],
  questions: profilePictureQuestions,
});
