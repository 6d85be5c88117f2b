import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { CATEGORIES_PER_SLIDE } from '#contract/limits.ts';
import { Carousel } from '#src/ui/Carousel.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Message } from '#src/ui/Message.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { useCourier } from '#src/navigation/use-courier.ts';
import styles from './Categories.module.css';
import { pagesOf } from './categories.ts';

type CategoriesProps = {
  readonly categories: readonly DeliveryCategory[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly courier: ReturnType<typeof useCourier>;
};

export function Categories({ categories, chosen, onChoose, courier }: CategoriesProps) {
  const { t } = useLingui();
  return (
    <section className={styles.section}>
      {courier.refused ? <Message tone="bad" title={<Trans>Please Login First</Trans>} className={styles.message} /> : null}
      {categories.length === 0 ? (
        <>
          <h2 className={styles.heading}>
            <Trans>What would you like?</Trans>
          </h2>
          <ul className={styles.tiles} aria-busy="true" aria-label={t`Loading the categories`}>
            {Array.from({ length: CATEGORIES_PER_SLIDE }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles.picture} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Carousel
          label={t`Categories`}
          previousLabel={t`Previous categories`}
          nextLabel={t`Next categories`}
          pageLabel={(page, pages) => t`Categories, page ${page} of ${pages}`}
          heading={
            <h2>
              <Trans>What would you like?</Trans>
            </h2>
          }
        >
          {pagesOf(categories, CATEGORIES_PER_SLIDE).map((page) => (
            <ul key={page[0]?._id} className={styles.tiles}>
              {page.map((category) => (
                <li key={category._id}>
                  <CategoryTile category={category} isChosen={category._id === chosen} onChoose={onChoose} onCourier={courier.onCourier} />
                </li>
              ))}
            </ul>
          ))}
        </Carousel>
      )}
    </section>
  );
}

type CategoryTileProps = {
  readonly category: DeliveryCategory;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  readonly onCourier: CategoriesProps['courier']['onCourier'];
};

function CategoryTile({ category, isChosen, onChoose, onCourier }: CategoryTileProps) {
  const look = { className: classNames(styles.tile, isChosen && styles.chosen) };
  const content = (
    <>
      <Picture src={category.image_url3 || category.icon_url} alt="" width={232} height={232} className={styles.picture} />
      <span className={styles.name}>{category.delivery_name}</span>
    </>
  );
  if (category.delivery_type === DELIVERY_TYPE.courier)
    return (
      <Link to="/courier_order" onClick={onCourier} {...look}>
        {content}
      </Link>
    );
  return (
    <Link
      to="/stores"
      search={({ city }) => ({ category: category._id, city })}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(category._id)}
      {...look}
    >
      {content}
    </Link>
  );
}
