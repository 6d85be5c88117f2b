import { walletTopUpModel } from '#machines/wallet-top-up/wallet-top-up.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(walletTopUpModel);
