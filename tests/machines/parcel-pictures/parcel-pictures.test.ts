import { parcelPicturesModel } from '#machines/parcel-pictures/parcel-pictures.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(parcelPicturesModel);
