import { locationModel, work } from '#machines/location/location.model.ts';
import { toLocationView } from '#machines/location/location.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(locationModel, toLocationView, {
  'the customer does not share where they are': { shows: { is: 'somewhere', place: work, trouble: null }, asked: 'locate' },
  'the device does not know where it is': { shows: { is: 'nowhere', trouble: 'unavailable' }, asked: 'locate' },
  'the customer is where no city delivers': { shows: { is: 'nowhere', trouble: 'outside' }, asked: 'locate' },
  'the device says nothing for ten seconds': { shows: { is: 'nowhere', trouble: 'unavailable' }, asked: 'locate' },
});
