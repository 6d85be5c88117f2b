import { test } from 'vitest';
import { PHOTO, profilePictureModel } from '#machines/profile-picture/profile-picture.model.ts';
import { toProfilePictureView, type ProfilePictureView } from '#machines/profile-picture/profile-picture.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline } from '../sample-failures.ts';

const calm: ProfilePictureView = { doing: null, done: null, isUnsent: false, trouble: null };
const sending: ProfilePictureView = { ...calm, doing: 'keeping' };
const removing: ProfilePictureView = { ...calm, doing: 'removing' };
const opens: Step = ['the customer opens the profile', calm];
const chooses: Step = ['the customer chooses a picture', sending, { asked: { keepPicture: { file: PHOTO } } }];
const again: Step = ['the customer tries again', sending, { asked: { keepPicture: { file: PHOTO } } }];
const takesAway: Step = ['the customer takes the picture away', removing, { asked: { removePicture: undefined } }];

test('what does not get through is sent again until it is kept', () =>
  tellStory(profilePictureModel, toProfilePictureView, [
    opens,
    chooses,
    ['the picture does not get through', { ...calm, isUnsent: true, trouble: offline }],
    again,
    ['the picture is kept', { ...calm, done: 'kept' }],
    chooses,
  ]));

test('a file that is no picture is named, and there is nothing to send again', () =>
  tellStory(profilePictureModel, toProfilePictureView, [
    opens,
    chooses,
    ['the file is no picture', { ...calm, trouble: { kind: 'refusedFile', why: 'notAnImage' } }],
    chooses,
    ['the picture is kept', { ...calm, done: 'kept' }],
  ]));

test('a picture is taken away, after it did not work, and instead of one that did not get through', () =>
  tellStory(profilePictureModel, toProfilePictureView, [
    opens,
    takesAway,
    ['no answer comes about taking it away', { ...calm, trouble: offline }],
    chooses,
    ['the picture does not get through', { ...calm, isUnsent: true, trouble: offline }],
    takesAway,
    ['the picture is gone', { ...calm, done: 'removed' }],
  ]));

test('another picture takes the place of one that did not get through', () =>
  tellStory(profilePictureModel, toProfilePictureView, [
    opens,
    chooses,
    ['the picture does not get through', { ...calm, isUnsent: true, trouble: offline }],
    chooses,
    ['the picture is kept', { ...calm, done: 'kept' }],
  ]));
