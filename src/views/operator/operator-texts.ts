import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OPERATOR_STAGES, OperatorAction } from '#contract/operator.ts';

const STAGES: Record<(typeof OPERATOR_STAGES)[number], MessageDescriptor> = {
  waiting: msg`Waits to be accepted`,
  kitchen: msg`In the kitchen`,
  ready: msg`Ready`,
  courier: msg`With a courier`,
  on_the_way: msg`On the way`,
  handed_over: msg`Handed over`,
};

const ACTIONS: Record<OperatorAction, MessageDescriptor> = {
  accept: msg`Accept`,
  prepare: msg`Prepare`,
  ready: msg`Have it ready`,
  assign: msg`Assign a courier`,
  move: msg`Next step`,
  complete: msg`Complete`,
  reject: msg`Reject`,
  cancel: msg`Cancel`,
  'no-courier': msg`Nobody found`,
};

/** The name of a stage on the operator's page. */
export const stageText = (stage: keyof typeof STAGES): MessageDescriptor => STAGES[stage];
/** What a button of the operator's page says. */
export const actionText = (action: OperatorAction): MessageDescriptor => ACTIONS[action];
/** Endings that are not what the customer wants. */
export const isSevere = (action: OperatorAction): boolean => ['reject', 'cancel', 'no-courier'].includes(action);
