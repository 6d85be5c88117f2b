import { Plural, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

type MenuSearchProps = {
  readonly query: string;
  /** How many items are found; null while nothing is searched. */
  readonly found: number | null;
  readonly onQuery: (query: string) => void;
};

/** A box that leaves only the items whose names hold what is typed. */
export function MenuSearch({ query, found, onQuery }: MenuSearchProps) {
  const { t } = useLingui();
  return (
    <div role="search">
      <TextField
        id="menu-search"
        type="search"
        label={t`Search the menu`}
        labelHidden
        placeholder={t`Search the menu`}
        icon={<Search size={20} />}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        after={query === '' ? null : <IconButton label={t`Clear the search`} icon={<X size={20} />} onClick={() => onQuery('')} />}
      />
      <p role="status" className="visually-hidden">
        {found === null ? null : <Plural value={found} _0="Nothing found" one="# item found" other="# items found" />}
      </p>
    </div>
  );
}
