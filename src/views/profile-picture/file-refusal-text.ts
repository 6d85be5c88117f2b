import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImageRefusal } from '#contract/enumerations.ts';

/** Why a file is not taken as a customer's picture. */
export function fileRefusalText(why: ImageRefusal): MessageDescriptor {
  switch (why) {
    case 'tooLarge':
    case 'tooMany':
      return msg`It is larger than 5 MB, even scaled down.`;
    case 'notAnImage':
      return msg`It is neither a JPEG nor a PNG.`;
    case 'unreadable':
      return msg`It cannot be read as a picture.`;
  }
}
