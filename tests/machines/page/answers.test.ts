import type { SnapshotFrom } from 'xstate';
import type { pageMachine } from '#machines/page/page.machine.ts';
import { LEA, NOAH, pageModel } from '#machines/page/page.model.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const toView = ({ value, context: { customerId, ledOut } }: SnapshotFrom<typeof pageMachine>) => ({ who: value.who, customerId, ledOut });
const ports = 'drafts cart others ways orders payments browser session';
const here = (customerId: string | null) => ({ who: customerId === null ? 'guest' : 'customer', customerId, ledOut: null });
const left = ['drafts customer.left', 'cart customer.left', 'orders customer.changed'];
const ended = ['drafts customer.ended', 'cart customer.ended', 'orders customer.changed', 'ways led.out'];
const atHome = ['ways forgotten', 'ways signedIn'];

describeAnswers(pageModel, toView, {
  'I sign in as a guest with a full basket': {
    shows: here(LEA),
    asked: ports,
    sent: ['drafts customer.arrived', 'cart customer.arrived', 'orders customer.changed', 'payments payment.sought', ...atHome],
  },
  'I sign out while another tab shows my basket': { shows: here(null), asked: ports, sent: [...atHome, ...left] },
  'somebody else signs in in another tab': {
    shows: here(NOAH),
    asked: ports,
    sent: [...atHome, ...left, 'payments payment.sought', ...atHome],
  },
  'I am signed out everywhere while I edit my basket, and sign in again': {
    shows: here(LEA),
    asked: ports,
    sent: [
      ...atHome,
      ...ended,
      'drafts customer.returned',
      'cart customer.returned',
      'orders customer.changed',
      'payments payment.sought',
      'ways led.back',
      ...atHome,
    ],
  },
  'the server ends my session and somebody else signs in': {
    shows: here(NOAH),
    asked: ports,
    sent: [...atHome, ...ended, ...left, 'payments payment.sought', ...atHome],
  },
  'the server ends my session, and I sign in and out again in another tab': {
    shows: here(null),
    asked: ports,
    sent: [...atHome, ...ended, ...left, 'ways forgotten'],
  },
  'my payment ends in another tab': { shows: here(LEA), asked: ports, sent: [...atHome, 'orders orders.wanted'] },
});
