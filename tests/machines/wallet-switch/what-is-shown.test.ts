import { test } from 'vitest';
import { walletSwitchModel } from '#machines/wallet-switch/wallet-switch.model.ts';
import { toWalletSwitchView } from '#machines/wallet-switch/wallet-switch.view.ts';
import { tellStory } from '../harness/tell-story.ts';
import { refused } from '../sample-failures.ts';

const turningOff = { asked: { switchWallet: { used: false } } };
const turningOn = { asked: { switchWallet: { used: true } } };
const on = { shown: true, switching: false, failure: null };
const off = { shown: false, switching: false, failure: null };
const goesOff = { shown: false, switching: true, failure: null };

test('the switch stands as it was wanted while the server is asked, and goes back with a reason when it is not kept', () =>
  tellStory(walletSwitchModel, toWalletSwitchView, [
    ['the wallet is used', on],
    ['the customer presses the switch', goesOff, turningOff],
    ['the server does not keep it', { ...on, failure: refused(537) }],
    ['the customer presses the switch', goesOff, turningOff],
    ['the server keeps it', off],
    ['the customer presses the switch', { shown: true, switching: true, failure: null }, turningOn],
    ['the server does not keep it', { ...off, failure: refused(537) }],
  ]));

test('what the server tells of the wallet is what the next press turns round', () =>
  tellStory(walletSwitchModel, toWalletSwitchView, [
    ['the wallet is not used', off],
    ['the server says that it is used', on],
    ['the customer presses the switch', goesOff, turningOff],
    ['the server does not keep it', { ...on, failure: refused(537) }],
    ['the server says that it is not used', { ...off, failure: refused(537) }],
  ]));
