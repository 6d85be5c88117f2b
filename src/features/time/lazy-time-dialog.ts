import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

export const DeliveryTimeDialog = lazyDialog(
  (texts) => withWords(import('./DeliveryTimeDialog.tsx'), texts.load('schedule'), 'DeliveryTimeDialog'),
  ({ onClose }) => onClose(),
);
