import { Plural, Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import { asksForFood } from '#domain/catalogue/food-filter.ts';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { lazyPart, neededPart } from '#src/lazy/lazy-part.tsx';
import styles from './FoodFilters.module.css';
import { useFoodFilter } from './use-food-filter.ts';

const loadChoices = () => import('./FoodChoices.tsx');
const FoodChoices = neededPart(async () => (await loadChoices()).FoodChoices);
const EatsSaved = lazyPart(async () => (await import('./EatsSaved.tsx')).EatsSaved);
const preload = () => void loadChoices().catch(() => undefined);

export function FoodFilters({ className }: { readonly className?: string }) {
  const { filter, chosen, isNamed, isPaused, choose, keepNamed, showAll, showSuitable } = useFoodFilter();
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = filter.diets.length + filter.without.length;
  return (
    <div className={className}>
      <div className={styles.row}>
        <button
          type="button"
          className={classNames(styles.toggle, count > 0 && styles.active)}
          aria-expanded={open}
          aria-controls={id}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
          <span>
            <Trans>Diets and allergens</Trans>
          </span>
          {count > 0 ? (
            <>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span className="visually-hidden">
                , <Plural value={count} one="# filter is on" other="# filters are on" />
              </span>
            </>
          ) : null}
        </button>
        {asksForFood(filter) ? (
          <Button variant="quiet" size="small" onClick={showAll}>
            <Trans>Clear filters</Trans>
          </Button>
        ) : isPaused ? (
          <Button variant="quiet" size="small" onClick={showSuitable}>
            <Trans>Only what suits me</Trans>
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        {open ? (
          <>
            <FoodChoices filter={chosen} onChange={choose} />
            {isNamed ? (
              <Button variant="secondary" size="small" className={styles.keep} onClick={keepNamed}>
                <Trans>Save these choices</Trans>
              </Button>
            ) : (
              <EatsSaved />
            )}
          </>
        ) : null}
      </div>
    </div>
  );
}
