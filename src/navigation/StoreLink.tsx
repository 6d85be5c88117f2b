import { type LinkComponentProps } from '@tanstack/react-router';
import { Link } from './Link.tsx';

type StoreLinkProps = Omit<LinkComponentProps<'a'>, 'to' | 'params' | 'search'> & {
  /** Four segments, as `storePath` makes them and as adverts carry them. */
  readonly path: string;
  /** Whether to the store's own page (specification 1, section 2, Store menu page). */
  readonly isOwn?: boolean;
  readonly dish?: string;
};

export function StoreLink({ path, isOwn = false, dish, ...rest }: StoreLinkProps) {
  const [, city_name = '-', delivery_name = '-', store_name = '-', store_id = ''] = path.split('/');
  return (
    <Link
      {...rest}
      to={`${isOwn ? '/store' : ''}/$city_name/$delivery_name/$store_name/$store_id`}
      params={{ city_name, delivery_name, store_name, store_id }}
      {...(dish ? { search: { dish } } : {})}
    />
  );
}
