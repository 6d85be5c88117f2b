import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImageRefusal, VehicleRefusal } from '#contract/enumerations.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { doorLacks } from '#domain/checkout/door.ts';
import type { EndDraft, EndField, ParcelEnd } from '#domain/parcel/parcel-draft.ts';

/** What is wrong with a field of an end, in words. */
export function endProblemText(field: EndField, problem: FormProblem, { address }: EndDraft): MessageDescriptor {
  if (field === 'door' && address && doorLacks(address) === 'placeName') return msg`Please say what the courier should look for`;
  if (field === 'door') return msg`Please add the house number`;
  if (problem === 'street') return msg`Please give the street and the house number, and choose the address from the list`;
  if (problem === 'phone') return msg`phone doesn't seem right`;
  return problem === 'tooLong' ? msg`This is too long. Please shorten it.` : msg`This field is required`;
}

/** What a field of an end is called, such as in the list of what is missing. */
export function endFieldName(end: ParcelEnd, field: EndField): MessageDescriptor {
  const isPickup = end === 'pickup';
  switch (field) {
    case 'address':
      return isPickup ? msg`pickup address` : msg`drop-off address`;
    case 'door':
      return isPickup ? msg`house number of the pickup` : msg`house number of the drop-off`;
    case 'name':
      return isPickup ? msg`sender name` : msg`receiver name`;
    case 'phone':
      return isPickup ? msg`sender phone` : msg`receiver phone`;
    case 'note':
      return isPickup ? msg`note for the courier` : msg`note for the receiver’s door`;
  }
}

/** Why a picture is not taken. */
export function imageRefusalText(why: ImageRefusal): MessageDescriptor {
  switch (why) {
    case 'tooLarge':
      return msg`It is larger than 5 MB, even scaled down.`;
    case 'notAnImage':
      return msg`It is neither a JPEG nor a PNG.`;
    case 'unreadable':
      return msg`It cannot be read as a picture.`;
    case 'tooNarrow':
      return msg`It is too narrow. Each side needs 16 pixels or more, and one may be 8 times as long as the other at most.`;
    case 'tooHeavy':
      return msg`It is too large a picture. Please choose a smaller one.`;
    case 'tooMany':
      return msg`Five photos are the most.`;
  }
}

/** Why a vehicle does not carry the way. */
export const vehicleRefusalText = (why: VehicleRefusal): MessageDescriptor =>
  why === 'tooFar' ? msg`This way is too far for it.` : msg`This way is too short for it: it costs less than its minimum.`;
