import { walletTopUpModel } from '#machines/wallet-top-up/wallet-top-up.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(walletTopUpModel);
