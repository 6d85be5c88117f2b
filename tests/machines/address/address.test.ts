import { addressModel } from '#machines/address/address.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(addressModel);
