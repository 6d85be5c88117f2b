import { useLingui } from '@lingui/react/macro';
import List from 'lucide-react/icons/list';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { ProductGroup } from '#contract/entities/store.ts';
import { countOf } from '#src/api/menu-opening.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Line } from '#src/ui/Line.tsx';
import { tabClass, Tabs } from '#src/ui/Tabs.tsx';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import styles from './MenuNavigation.module.css';
import { scrollToSection } from './scroll-to-section.ts';
import { sectionId } from './section-id.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

const CategorySheet = lazyDialog(
  async () => (await import('./CategorySheet.tsx')).CategorySheet,
  ({ onClose }) => onClose(),
);

const MANY = 8;

type MenuNavigationProps = {
  readonly groups: readonly ProductGroup[];
  readonly isNarrowed: boolean;
  readonly onSearch: () => void;
};

/** The menu's categories: a line with stops beside the sections; above them on small screens tabs, with ways to the search and to all categories. */
export function MenuNavigation({ groups, isNarrowed, onSearch }: MenuNavigationProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { current, pin } = useScrollSpy(groups.map(sectionId));
  const line = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  useKeepInView(line, current);
  useKeepInView(tabs, current);

  const goTo = (id: string): boolean => {
    const section = document.getElementById(id);
    if (!section) return false;
    pin(id);
    scrollToSection(section);
    return true;
  };
  const jump = (event: MouseEvent, id: string) => {
    if (goTo(id)) event.preventDefault();
  };
  const link = (group: ProductGroup, className?: string) => {
    const id = sectionId(group);
    return (
      <a
        key={id}
        href={`#${id}`}
        data-section={id}
        className={className}
        aria-current={className && id === current ? 'location' : undefined}
        onClick={(event) => jump(event, id)}
      >
        {group.name}
      </a>
    );
  };
  const stops = groups.map(
    (group) => ({ key: sectionId(group), label: link(group), state: sectionId(group) === current ? 'now' : 'next' }) as const,
  );
  if (groups.length === 0) return null;
  return (
    <>
      <nav ref={line} aria-label={t`Menu categories`} className={styles.line}>
        <Line label={t`Menu categories`} stops={stops} current="location" />
      </nav>
      <div ref={tabs} className={styles.tabs}>
        <Tabs label={t`Menu categories`}>{groups.map((group) => link(group, tabClass))}</Tabs>
        <div className={styles.tools}>
          {groups.length > MANY ? (
            <IconButton
              label={t`All categories`}
              icon={<List size={22} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            />
          ) : null}
          <IconButton label={t`Search the menu`} icon={<Search size={22} aria-hidden="true" />} onClick={onSearch} />
        </div>
      </div>
      <CategorySheet
        open={isOpen}
        categories={groups.map((group) => ({
          id: sectionId(group),
          name: group.name,
          items: isNarrowed ? group.items.length : countOf(group),
        }))}
        current={current}
        onClose={() => setOpen(false)}
        onGo={goTo}
      />
    </>
  );
}

/** Scrolls the list of links, not the page, so that the current one shows. */
function useKeepInView(box: { readonly current: HTMLElement | null }, id: string | null): void {
  useEffect(() => {
    const link = id === null ? null : box.current?.querySelector<HTMLElement>(`[data-section="${id}"]`);
    const list = link?.closest<HTMLElement>('nav');
    if (!link || !list) return;
    const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTo({
      left: list.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2,
      top: list.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2,
    });
  }, [box, id]);
}
