import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Stage } from '#domain/orders/progress.ts';

const NAMES: Record<Stage, MessageDescriptor> = {
  accepted: msg`Accepted`,
  prepared: msg`Prepared`,
  picked: msg`Picked up`,
  on_the_way: msg`On the way`,
  on_doorstep: msg`At your door`,
  received: msg`Received`,
};

export const stageName = (stage: Stage): MessageDescriptor => NAMES[stage];
