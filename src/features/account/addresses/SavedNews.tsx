import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Message } from '#src/ui/Message.tsx';
import favourites from '../Favourites.module.css';

export function SavedNews({ name, onRead }: { readonly name: string; readonly onRead: () => void }) {
  const { t } = useLingui();
  return (
    <div className={favourites.said}>
      <Message tone="ok" aside={<IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} onClick={onRead} />}>
        <Trans>The address “{name}” is saved.</Trans>
      </Message>
    </div>
  );
}
