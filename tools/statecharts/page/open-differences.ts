import type { Change } from '../difference.ts';
import { all, shapes } from './dom.ts';

/** Paints what changed over each drawing, and lets one see the versions apart. */
export const openDifferences = (): void => {
  for (const holder of all('.drawn')) {
    const changes = JSON.parse(holder.querySelector('script')?.textContent ?? '[]') as readonly Change[];
    const states = new Map(changes.flatMap((change) => change.states.map((path) => [path, change.fate] as const)));
    const ways = new Map(changes.flatMap((change) => change.ways.map((id) => [id, change.fate] as const)));
    holder.querySelector('svg')?.classList.add('compared');
    const put = (part: SVGElement, fate: string | undefined) => fate !== undefined && part.classList.add(fate);
    for (const state of shapes('.state', holder)) put(state, states.get(state.dataset.state ?? ''));
    for (const row of shapes('.row', holder)) put(row, ways.get(row.dataset.way ?? ''));
    for (const line of shapes('.line,.tab', holder)) {
      const own = new Set((line.dataset.ways ?? '').split('\n').map((id) => ways.get(id)));
      put(line, own.size === 1 ? [...own][0] : 'changed');
    }
    for (const button of all('[data-choose]', holder))
      button.addEventListener('click', () => {
        holder.dataset.show = button.dataset.choose ?? 'both';
        for (const other of all('[data-choose]', holder)) other.setAttribute('aria-pressed', String(other === button));
      });
  }
};
