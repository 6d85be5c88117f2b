import { useEffect, useEffectEvent } from 'react';
import type { ProductGroup } from '#contract/entities/store.ts';
import { isWholeSection } from '#src/api/menu-opening.ts';
import { sectionId } from './section-id.ts';

/** How far from the screen a section is when what is missing of it is asked for, in heights of the screen. */
const AHEAD = '150%';

export function useNearMissing(groups: readonly ProductGroup[], onNear: () => void): void {
  const near = useEffectEvent(onNear);
  const missing = groups
    .filter((group) => !isWholeSection(group))
    .map(sectionId)
    .join(' ');
  useEffect(() => {
    if (missing === '') return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: `${AHEAD} 0px`,
    });
    for (const id of missing.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [missing]);
}
