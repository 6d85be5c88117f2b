import { lazyDialog } from '#src/lazy/lazy-part.tsx';

/** Where a time is chosen: from the header, and from the checkout. */
export const DeliveryTimeDialog = lazyDialog(
  async (texts) => {
    const [dialog] = await Promise.all([import('./DeliveryTimeDialog.tsx'), texts.load('schedule')]);
    return dialog.DeliveryTimeDialog;
  },
  ({ onClose }) => onClose(),
);
