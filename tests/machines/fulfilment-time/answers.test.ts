import { fulfilmentTimeModel } from '#machines/fulfilment-time/fulfilment-time.model.ts';
import type { fulfilmentTimeMachine } from '#machines/fulfilment-time/fulfilment-time.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const flows = 'forwardEmitted time way memory clock basket';
/** It has no screen of its own: its flows have. */
const toView = ({ value }: SnapshotFrom<typeof fulfilmentTimeMachine>) => value;

describeAnswers(fulfilmentTimeModel, toView, {
  'I empty my basket after a closed store preset a time': {
    shows: 'open',
    asked: flows,
    sent: ['way store.updated', 'time store.updated', 'memory time.changed', 'way store.left', 'time store.left', 'memory pickup.changed'],
  },
  'I reload the page after I chose to collect': {
    shows: 'open',
    asked: flows,
    sent: ['way store.updated', 'time store.updated', 'way pickup.chosen'],
  },
  'something breaks in how the time is told': { shows: 'broken', asked: flows },
});
