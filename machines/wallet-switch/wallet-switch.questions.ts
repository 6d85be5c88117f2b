import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const walletSwitchQuestions: readonly Question[] = [
  {
    when: 'the wallet’s switch is not taken by the server',
    begins: 'the wallet is not used',
    says: ['the customer presses the switch', 'the server does not keep it', 'the customer presses the switch', 'the server keeps it'],
    answer: 'The switch goes back to what the server has and says why, so that the price beside it stays true.',
  },
];
