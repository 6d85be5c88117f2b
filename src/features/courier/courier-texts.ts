import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImageRefusal, VehicleRefusal } from '#contract/enumerations.ts';
import { doorLacks } from '#domain/checkout/door.ts';
import type { EndDraft, EndField, EndProblem, ParcelEnd, ParcelLack } from '#domain/parcel/parcel-draft.ts';

export function endProblemText(field: EndField, problem: EndProblem, { address }: EndDraft): MessageDescriptor {
  if (problem === 'same') return msg`Pickup and drop-off are the same address`;
  if (field === 'door' && address && doorLacks(address) === 'placeName') return msg`Tell the courier what to look for`;
  if (field === 'door') return msg`Please add the house number`;
  if (problem === 'street') return msg`Enter the street and house number, then choose the address from the list`;
  if (problem === 'phone') return msg`phone doesn't seem right`;
  return problem === 'tooLong' ? msg`This is too long. Please shorten it.` : msg`This field is required`;
}

function endFieldName(end: ParcelEnd, field: EndField): MessageDescriptor {
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
      return isPickup ? msg`note for the courier` : msg`delivery instructions`;
  }
}

export const missingName = (lack: ParcelLack): MessageDescriptor => (lack.end === null ? msg`vehicle` : endFieldName(lack.end, lack.field));

export function imageRefusalText(why: ImageRefusal): MessageDescriptor {
  switch (why) {
    case 'tooLarge':
      return msg`This picture is larger than 5 MB, even when reduced.`;
    case 'notAnImage':
      return msg`Only JPEG and PNG files can be added.`;
    case 'unreadable':
      return msg`This file isn’t a picture we can read.`;
    case 'tooNarrow':
      return msg`This picture is too narrow. Each side needs at least 16 pixels, and one can be at most 8 times as long as the other.`;
    case 'tooHeavy':
      return msg`This picture is too large. Please choose a smaller one.`;
    case 'tooMany':
      return msg`You can add up to five photos.`;
  }
}

export const vehicleRefusalText = (why: VehicleRefusal): MessageDescriptor =>
  why === 'tooFar' ? msg`Too far for this vehicle.` : msg`Trip too short for this vehicle.`;
