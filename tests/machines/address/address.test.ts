import { addressModel } from '#machines/address/address.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(addressModel);
