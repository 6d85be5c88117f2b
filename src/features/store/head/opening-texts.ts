import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const DAYS: readonly MessageDescriptor[] = [
  msg`Sunday`,
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
];
