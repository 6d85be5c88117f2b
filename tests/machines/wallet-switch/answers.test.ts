import { walletSwitchModel } from '#machines/wallet-switch/wallet-switch.model.ts';
import { toWalletSwitchView } from '#machines/wallet-switch/wallet-switch.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

describeAnswers(walletSwitchModel, toWalletSwitchView, {
  'the wallet’s switch is not taken by the server': {
    shows: { shown: true, switching: false, failure: null },
    asked: 'switchWallet switchWallet',
    with: { switchWallet: { used: true } },
  },
});
