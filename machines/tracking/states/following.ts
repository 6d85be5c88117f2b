import { tracking } from '../tracking.setup.ts';
import { looking } from './looking.ts';
import { stage } from './stage.ts';

export const following = tracking.createStateConfig({
  description: 'The order is shown and goes on.',
  type: 'parallel',
  meta: { title: 'Followed', section: '2.2.2' },
  states: { looking, stage },
});
