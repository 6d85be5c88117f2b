import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { BasketContents, type BasketContentsProps } from './BasketContents.tsx';

type BasketSheetProps = BasketContentsProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The button that opens it; it goes with the last item of the basket. */
  readonly opener: RefObject<HTMLButtonElement | null>;
};

/** Where the focus goes in the end: back, or to the page where the opener is gone. */
const openerOrPage = (opener: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return opener.current ?? document.getElementById('main');
  },
});

/** The basket over the menu, on small screens. It goes when there is nothing left in it, or a dish is opened from it. */
export function BasketSheet({ open, onClose, opener, onEdit, ...contents }: BasketSheetProps) {
  const { t } = useLingui();
  useBackCloses(open, onClose);
  const [finalFocus] = useState(() => openerOrPage(opener));
  return (
    <Dialog open={open} onClose={onClose} finalFocus={finalFocus} title={<Trans>Your basket</Trans>} closeLabel={t`Close`}>
      <BasketContents
        {...contents}
        onEdit={(line, item) => {
          onClose();
          onEdit(line, item);
        }}
      />
    </Dialog>
  );
}
