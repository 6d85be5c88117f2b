import type { AnyStateMachine } from 'xstate';
import { chartPart, type ChartPart, type Local, type Reduce, type Told } from './chart-part.ts';

/** A port that a page waits on: which chart asked, under which name, with what. */
export type Asked = { readonly at: string; readonly path: string; readonly port: string; readonly input: unknown };

export type Wait = { readonly path: string; readonly event: Told };

/** The charts of one page with what they run; equal ones are the same object. */
export type Page = {
  readonly id: number;
  readonly charts: ReadonlyMap<string, Local>;
  readonly asked: readonly Asked[];
  readonly waits: readonly Wait[];
};

/** A page that moved; `begun` and `ended` are the ports that it asked for, or no longer waits on. */
export type PageWent = { readonly page: Page; readonly begun: readonly string[]; readonly ended: readonly string[] };

/** The pages of a product: what starts with a chart, and what each of its charts does when told something. */
export type Pages = {
  readonly open: (machine: AnyStateMachine, name: string, input: unknown) => PageWent;
  readonly hear: (page: Page, path: string, event: Told) => PageWent;
};

type Letter = { readonly to: string; readonly event: Told };
type Work = { readonly charts: Map<string, Local>; readonly letters: Letter[]; readonly begun: string[]; readonly ended: string[] };

const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** The moves of pages made of these charts, children included: what one tells another is heard before anything else happens. */
export function pagesOf(reduce: Reduce): Pages {
  const parts = new Map<AnyStateMachine, ChartPart>();
  const ofPath = new Map<string, ChartPart>();
  const known = new Map<string, Page>();
  const moves = new WeakMap<Page, Map<Told, Map<string, PageWent>>>();
  const results = new WeakMap<object, Map<string, Told>>();

  const partOf = (machine: AnyStateMachine): ChartPart => {
    const part = parts.get(machine) ?? chartPart(machine, reduce);
    parts.set(machine, part);
    return part;
  };
  const partAt = (path: string): ChartPart => {
    const part = ofPath.get(path);
    if (!part) throw new Error(`nothing runs at ${path}`);
    return part;
  };

  /** The end of a child, as its parent hears it: for the same end the same event. */
  const resultOf = (id: string, output: unknown, local: Local): Told => {
    const ofLocal = results.get(local) ?? new Map<string, Told>();
    results.set(local, ofLocal);
    const told = ofLocal.get(id) ?? ({ type: `xstate.done.actor.${id}`, output, actorId: id } as Told);
    ofLocal.set(id, told);
    return told;
  };

  const drop = (work: Work, path: string): void => {
    const local = work.charts.get(path);
    if (!local) return;
    for (const { id, chart } of local.running.values())
      if (chart) drop(work, `${path}/${id}`);
      else work.ended.push(`${path}.${id}`);
    work.charts.delete(path);
  };

  const follow = (work: Work, path: string, went: ReturnType<ChartPart['hear']>): void => {
    work.charts.set(path, went.local);
    for (const effect of went.effects)
      if (effect.is === 'started') {
        const { id, chart, input } = effect.what;
        if (!chart) work.begun.push(`${path}.${id}`);
        else {
          ofPath.set(`${path}/${id}`, partOf(chart));
          follow(work, `${path}/${id}`, partOf(chart).start(input));
        }
      } else if (effect.is === 'stopped') {
        if (work.charts.has(`${path}/${effect.id}`)) drop(work, `${path}/${effect.id}`);
        else work.ended.push(`${path}.${effect.id}`);
      } else if (effect.is === 'sent') work.letters.push({ to: `${path}/${effect.to}`, event: effect.event });
      else if (effect.is === 'emitted') work.letters.push({ to: parentOf(path), event: effect.event });
      else {
        const id = path.split('/').at(-1) ?? '';
        work.letters.push({ to: parentOf(path), event: resultOf(id, effect.output, went.local) });
      }
  };

  const pageOf = (charts: ReadonlyMap<string, Local>): Page => {
    const key = [...charts].map(([path, { id }]) => `${path}=${id}`).join(' ');
    const there = known.get(key);
    if (there) return there;
    const all = [...charts];
    const page = {
      id: known.size,
      charts,
      asked: all.flatMap(([path, { running }]) =>
        [...running.values()].flatMap(({ id, input, chart }) => (chart ? [] : [{ at: `${path}.${id}`, path, port: id, input }])),
      ),
      waits: all.flatMap(([path, { waits }]) => [...waits.values()].map((event) => ({ path, event }))),
    };
    known.set(key, page);
    return page;
  };

  const finish = (work: Work): PageWent => {
    for (let letter = work.letters.shift(); letter; letter = work.letters.shift()) {
      const local = work.charts.get(letter.to);
      if (local?.snapshot.status === 'active') follow(work, letter.to, partAt(letter.to).hear(local, letter.event));
    }
    const charts = new Map([...work.charts].sort(([one], [other]) => (one < other ? -1 : 1)));
    return { page: pageOf(charts), begun: work.begun, ended: work.ended };
  };

  return {
    open: (machine, name, input) => {
      const work: Work = { charts: new Map(), letters: [], begun: [], ended: [] };
      ofPath.set(name, partOf(machine));
      follow(work, name, partOf(machine).start(input));
      return finish(work);
    },
    hear: (page, path, event) => {
      const ofPage = moves.get(page) ?? new Map<Told, Map<string, PageWent>>();
      moves.set(page, ofPage);
      const ofEvent = ofPage.get(event) ?? new Map<string, PageWent>();
      ofPage.set(event, ofEvent);
      const there = ofEvent.get(path);
      if (there) return there;
      const local = page.charts.get(path);
      if (!local) throw new Error(`nothing runs at ${path}`);
      const work: Work = { charts: new Map(page.charts), letters: [], begun: [], ended: [] };
      follow(work, path, partAt(path).hear(local, event));
      const now = finish(work);
      ofEvent.set(path, now);
      return now;
    },
  };
}
