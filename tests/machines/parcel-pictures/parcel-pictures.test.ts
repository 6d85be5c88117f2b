import { parcelPicturesModel } from '#machines/parcel-pictures/parcel-pictures.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(parcelPicturesModel);
