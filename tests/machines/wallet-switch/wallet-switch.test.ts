import { walletSwitchModel } from '#machines/wallet-switch/wallet-switch.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(walletSwitchModel);
