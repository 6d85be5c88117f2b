import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

const TEXTS: Partial<Record<RefusalReason, MessageDescriptor>> = {
  slot_past: msg`Past`,
  too_soon: msg`Too soon`,
  slot_full: msg`Full`,
  store_closed: msg`Closed`,
};

export const reasonText = (reason: RefusalReason): MessageDescriptor => TEXTS[reason] ?? msg`Not offered`;
