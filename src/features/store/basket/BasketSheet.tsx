import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { BasketContents, type BasketContentsProps } from './BasketContents.tsx';

type BasketSheetProps = BasketContentsProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
};

const openerOrPage = (opener: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return opener.current ?? document.getElementById('main');
  },
});

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
