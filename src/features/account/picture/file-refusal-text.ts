import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImageRefusal } from '#contract/enumerations.ts';

export function fileRefusalText(why: ImageRefusal): MessageDescriptor {
  switch (why) {
    case 'tooLarge':
    case 'tooMany':
      return msg`This picture is larger than 5 MB, even when reduced.`;
    case 'notAnImage':
      return msg`Only JPEG and PNG files can be added.`;
    case 'unreadable':
      return msg`This file isn’t a picture we can read.`;
    case 'tooNarrow':
      return msg`This picture is too narrow. Each side needs at least 16 pixels, and one can be at most 8 times as long as the other.`;
    case 'tooHeavy':
      return msg`This picture is too large. Please choose a smaller one.`;
  }
}
