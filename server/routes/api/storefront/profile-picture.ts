import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING } from '#server/http/usual-limits.ts';
import { keepPicture, removePicture } from '#server/services/account/keep-picture.ts';

export const setProfilePicture = serve(endpoints.set_profile_picture, { count: 20, seconds: 600 }, async (_body, call) => {
  const file = call.files?.get('image');
  if (!file) return refuse(1003, { details: { image_refused: 'notAnImage' } });
  const saved = await keepPicture(call, file);
  if (!saved) return refuse(999);
  return 'refused' in saved ? refuse(1003, { details: { image_refused: saved.refused } }) : answer({ image_url: saved.address });
});

export const removeProfilePicture = serve(endpoints.remove_profile_picture, CHANGING, async (_body, call) =>
  answer({ image_url: await removePicture(call) }),
);
