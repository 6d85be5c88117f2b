import { lazyDialog } from '#src/lazy/lazy-part.tsx';

export const DeliveryTimeDialog = lazyDialog(
  async (texts) => {
    const [dialog] = await Promise.all([import('./DeliveryTimeDialog.tsx'), texts.load('schedule')]);
    return dialog.DeliveryTimeDialog;
  },
  ({ onClose }) => onClose(),
);
