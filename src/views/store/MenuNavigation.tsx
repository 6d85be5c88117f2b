import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { ProductGroup } from '../../../contract/entities/store.ts';
import { Line } from '../../ui/Line.tsx';
import { tabClass, Tabs } from '../../ui/Tabs.tsx';
import styles from './MenuNavigation.module.css';
import { scrollToSection } from './scroll-to-section.ts';
import { sectionId } from './section-id.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

/** The menu's categories: a line with stops beside the sections, tabs above them on small screens. */
export function MenuNavigation({ groups }: { readonly groups: readonly ProductGroup[] }) {
  const { t } = useLingui();
  const { current, pin } = useScrollSpy(groups.map(sectionId));
  const line = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  useKeepInView(line, current);
  useKeepInView(tabs, current);

  const jump = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    pin(id);
    scrollToSection(section);
  };
  const link = (group: ProductGroup, className?: string) => {
    const id = sectionId(group);
    return (
      <a key={id} href={`#${id}`} data-section={id} className={className} aria-current={className && id === current ? 'location' : undefined} onClick={(event) => jump(event, id)}>
        {group.name}
      </a>
    );
  };
  const stops = groups.map((group) => ({ key: sectionId(group), label: link(group), state: sectionId(group) === current ? 'now' : 'next' } as const));
  if (groups.length === 0) return null;
  return (
    <>
      <nav ref={line} aria-label={t`Menu categories`} className={styles.line}>
        <Line label={t`Menu categories`} stops={stops} current="location" />
      </nav>
      <div ref={tabs} className={styles.tabs}>
        <Tabs label={t`Menu categories`}>{groups.map((group) => link(group, tabClass))}</Tabs>
      </div>
    </>
  );
}

/** Scrolls the list of links, not the page, so that the current one shows. */
function useKeepInView(around: { readonly current: HTMLElement | null }, id: string | null): void {
  useEffect(() => {
    const link = id === null ? null : around.current?.querySelector<HTMLElement>(`[data-section="${id}"]`);
    const list = link?.closest<HTMLElement>('nav');
    if (!link || !list) return;
    const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTo({
      left: list.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2,
      top: list.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2,
    });
  }, [around, id]);
}
