import { addressModel } from '#machines/address/address.model.ts';
import { toAddressView } from '#machines/address/address.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const rhone = { destination: { address: 'Rue du Rhône 50, 1204 Genève', floor: '2' } };
/** The earlier address stands: nobody is told of another one. */
const kept = (failure: object) => ({ shows: { is: 'kept', wanted: rhone.destination, failure } });
const taken = { shows: { is: 'standing' }, emitted: [{ type: 'address.changed', ...rhone }] };

describeAnswers(addressModel, toAddressView, {
  'nobody delivers to the new address': { ...kept({ code: 558 }), asked: 'checkAvailable', with: { checkAvailable: rhone } },
  'the new address, typed or saved, is too far from the store': {
    ...taken,
    asked: 'checkAvailable changeAddress checkAvailable changeAddress',
    with: { changeAddress: rhone },
  },
  'it cannot be looked up whether something is delivered there': { ...kept({ cause: 'offline' }), asked: 'checkAvailable' },
  'the address is not changed within ten seconds': { ...kept({ cause: 'offline' }), asked: 'checkAvailable changeAddress' },
  'there is no such postcode': {
    ...taken,
    asked: 'locateByPostcode locateByPostcode checkAvailable changeAddress',
    with: { locateByPostcode: { postcode: '1204' } },
  },
  'the postcode cannot be looked up': { ...kept({ cause: 'offline' }), asked: 'locateByPostcode' },
});
