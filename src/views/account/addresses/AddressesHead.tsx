import { Plural, Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import type { FavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { Button } from '#src/ui/Button.tsx';
import favourites from '../Favourites.module.css';

type AddressesHeadProps = { readonly view: FavouriteAddressesView; readonly onToggled: () => void };

/** The title with Edit, and while it is edited how many are ticked. */
export function AddressesHead({ view, onToggled }: AddressesHeadProps) {
  const isEdited = view.is === 'editing';
  const { ticked } = view;
  const count = view.rows?.length ?? 0;
  return (
    <div className={favourites.head}>
      <div>
        <h2>
          <Trans>Favourite addresses</Trans>
        </h2>
        <p role="status" className={favourites.note}>
          {isEdited ? (
            <Plural value={ticked} one="# address ticked" other="# addresses ticked" />
          ) : count > 0 ? (
            <Trans>One tap at checkout, entry code included</Trans>
          ) : null}
        </p>
      </div>
      {count > 0 || isEdited ? (
        <Button
          variant="secondary"
          size="small"
          icon={isEdited ? <X size={18} aria-hidden="true" /> : <Pencil size={18} aria-hidden="true" />}
          disabled={view.is !== 'viewing' && !isEdited}
          onClick={onToggled}
        >
          {isEdited ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
        </Button>
      ) : null}
    </div>
  );
}
