import { favouriteAddressesModel } from '#machines/favourite-addresses/favourite-addresses.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(favouriteAddressesModel);
