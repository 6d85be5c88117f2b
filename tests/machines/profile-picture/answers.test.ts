import { profilePictureModel } from '#machines/profile-picture/profile-picture.model.ts';
import { toProfilePictureView } from '#machines/profile-picture/profile-picture.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const kept = { shows: { doing: null, done: 'kept', isUnsent: false, trouble: null } };

describeAnswers(profilePictureModel, toProfilePictureView, {
  'the network goes while my picture is sent': { ...kept, asked: 'keepPicture keepPicture', with: { keepPicture: { file: 'photo-1' } } },
  'my picture cannot be taken away': { shows: { doing: null, done: 'removed', trouble: null }, asked: 'removePicture removePicture' },
  'a file that is no picture is chosen': { ...kept, asked: 'keepPicture keepPicture' },
});
