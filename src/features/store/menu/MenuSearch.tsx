import { Plural, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type MenuSearchProps = {
  readonly query: string;
  readonly found: number | null;
  readonly onQuery: (query: string) => void;
  readonly className?: string;
  readonly field?: RefObject<HTMLInputElement | null>;
};

export function MenuSearch({ query, found, onQuery, className, field }: MenuSearchProps) {
  const { t } = useLingui();
  return (
    <div role="search" className={className}>
      <TextField
        ref={field}
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
        after={
          query === '' ? null : (
            <IconButton
              label={t`Clear the search`}
              icon={<X size={20} />}
              onClick={() => {
                onQuery('');
                field?.current?.focus({ preventScroll: true });
              }}
            />
          )
        }
      />
      <p role="status" className="visually-hidden">
        {found === null ? null : <Plural value={found} _0="Nothing found" one="# item found" other="# items found" />}
      </p>
    </div>
  );
}
