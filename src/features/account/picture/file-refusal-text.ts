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
    case 'tooNarrow':
      return msg`It is too narrow. Each side needs 16 pixels or more, and one may be 8 times as long as the other at most.`;
    case 'tooHeavy':
      return msg`It is too large a picture. Please choose a smaller one.`;
  }
}
