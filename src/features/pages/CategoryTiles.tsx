import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './CategoryTiles.module.css';

type CategoryTilesProps = {
  readonly categories: readonly DeliveryCategory[] | undefined;
  readonly city: string | undefined;
};

export function CategoryTiles({ categories, city }: CategoryTilesProps) {
  if (!categories) {
    return (
      <div role="status" className={styles.tiles}>
        <span className="visually-hidden">
          <Trans>Loading</Trans>
        </span>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className={styles.loading} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.tiles}>
      {categories
        .filter((category) => category.is_visible_in_goeat)
        .map((category) => (
          <li key={category._id}>
            <CategoryLink category={category} city={city} />
          </li>
        ))}
    </ul>
  );
}

function CategoryLink({ category, city }: { readonly category: DeliveryCategory; readonly city: string | undefined }) {
  const content = (
    <>
      <Picture src={category.image_url3} alt="" width={232} height={232} lazy={false} className={styles.picture} />
      <span className={styles.name}>{category.delivery_name}</span>
      {category.famous_products_tags.length > 0 ? (
        <span className={styles.tags}>{category.famous_products_tags.slice(0, 3).join(', ')}</span>
      ) : null}
    </>
  );
  return category.delivery_type === DELIVERY_TYPE.courier ? (
    <Link to="/courier_order" className={styles.tile}>
      {content}
    </Link>
  ) : (
    <Link to="/stores" search={{ category: category._id, city }} className={styles.tile}>
      {content}
    </Link>
  );
}
