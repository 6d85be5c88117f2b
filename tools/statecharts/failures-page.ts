import { icon } from './icons.ts';
import { failuresOf, type FailureWay } from './failures.ts';
import type { MachinePage } from './machine-page.ts';
import { page } from './page-frame.ts';
import { escaped } from './words.ts';

/** A row of docs/payment-failures.md. */
export type FailureRow = {
  readonly flow: string;
  readonly from: string;
  readonly happens: string;
  readonly leadsTo: string;
  readonly sees: string;
};

type Flow = Pick<MachinePage, 'name' | 'model' | 'root'>;

/** Where the pictures of a failure are, from the page; none where nobody took them. */
export type Pictures = (machine: string, failure: FailureWay) => readonly { readonly file: string; readonly says: string }[];

/** The rows of a written table of failures: flow, state, what happens, where it leads, what the customer sees. */
export const failureRows = (markdown: string): readonly FailureRow[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| (?!flow|---)/.test(line))
    .map((line) => {
      const [, flow = '', from = '', happens = '', leadsTo = '', sees = ''] = line.split('|').map((cell) => cell.trim());
      return { flow, from, happens, leadsTo, sees };
    });

const style = `<style>
.failures{padding:18px 24px 40px;max-width:1500px;margin:0 auto}.failures h1{font:700 28px/34px inherit;font-size:28px;line-height:34px}.failures>p{max-width:760px;margin-top:4px;color:var(--ink-2)}.failures h2{margin-top:26px}.failures table{table-layout:fixed;min-width:0}.failures :is(th,td):first-child{width:25%}.failures :is(th,td):nth-child(2){width:17%}.failures :is(th,td):nth-child(3){width:19%}.failures .pictures td{padding:4px 0 22px}.pictures div{display:flex;flex-wrap:wrap;gap:12px}.pictures figure{margin:0;width:230px}.pictures img{display:block;width:100%;height:auto;border:1px solid var(--rule);border-radius:8px}.pictures figcaption{font-size:12.5px;line-height:18px;color:var(--ink-2)}
@media (max-width:900px){.failures{padding:14px}.failures thead{display:none}.failures :is(tbody,tr,th,td){display:block;width:auto!important;border:0;padding:0}.failures tr{padding:10px 0;border-bottom:1px solid var(--rule)}.failures td:nth-child(2)::before{content:'While: '}.failures td:nth-child(3)::before{content:'Leads to: '}:lang(fr) .failures td:nth-child(2)::before{content:'Pendant\u202f: '}:lang(fr) .failures td:nth-child(3)::before{content:'Mène à\u202f: '}.failures td:nth-child(-n+3){color:var(--ink-2)}.failures td:nth-child(4){margin-top:3px}}
@media print{main{display:block!important}.failures{padding:0}.failures :is(th,td){padding-block:3px;font-size:10.5px;line-height:14px}}
</style>`;

const ofFlow =
  (rows: readonly FailureRow[], pictures: Pictures | null, way: string) =>
  ({ name, model, root }: Flow): string => {
    const own = rows.filter(({ flow }) => flow === model.title);
    const ways = failuresOf(root);
    const row = ({ from, happens, leadsTo, sees }: FailureRow) => {
      const failure = ways.find((one) => one.from.title === from && one.way.words === happens && one.leadsTo === leadsTo);
      const taken = failure && pictures ? pictures(model.machine.id, failure) : [];
      const cause = failure?.way.cause ?? 'failure';
      const link = failure ? `${way}${name}.html#state=${encodeURIComponent(failure.from.path)}` : `${way}${name}.html`;
      return `<tr><th scope="row"><span class="c-${cause}">${icon(cause, 'way', 14)}</span> ${escaped(happens)}</th><td><a href="${escaped(link)}">${escaped(from)}</a></td><td>${escaped(leadsTo)}</td><td>${escaped(sees)}</td></tr>${pictures ? `<tr class="pictures"><td colspan="4"><div>${taken.map(({ file, says }) => `<figure><a href="${escaped(file)}"><img src="${escaped(file)}" loading="lazy" alt="${escaped(`${happens}, ${says}`)}"></a><figcaption>${escaped(says)}</figcaption></figure>`).join('') || 'No picture: it cannot happen in a page.'}</div></td></tr>` : ''}`;
    };
    return own.length === 0
      ? ''
      : `<h2><a href="${escaped(way)}${escaped(name)}.html">${escaped(model.title)}</a></h2><div class="wide"><table><thead><tr><th scope="col">What happens</th><th scope="col">While</th><th scope="col">Leads to</th><th scope="col">What the customer sees</th></tr></thead><tbody>${own.map(row).join('\n')}</tbody></table></div>`;
  };

/**
 * The page of everything that goes wrong with money, with what the customer sees. `pictures` adds what the customer sees
 * as pictures; such a page lies in .cache/scenes, else it lies beside the drawings.
 */
export function failuresPage(rows: readonly FailureRow[], flows: readonly Flow[], pictures: Pictures | null = null): string {
  const title = 'What goes wrong with a payment';
  const way = pictures ? '../../dist/statecharts/' : '';
  const where = pictures ? 'Payment failures, pictured' : 'Payment failures';
  const how = pictures
    ? 'Taken by <code>npm run scenes -- failures</code> in the real page, on a phone.'
    : 'Held to the charts by a test. <code>npm run scenes -- failures</code> takes a picture of each, in both languages.';
  const ofRows = ({ model }: Flow) => rows.findIndex(({ flow }) => flow === model.title);
  const body = `${style}<main class="failures"><h1>${title}</h1><p>Every way of the payment and of placing an order on which something fails or takes too long, and what the customer sees. ${how}</p>${[
    ...flows,
  ]
    .sort((one, other) => ofRows(one) - ofRows(other))
    .map(ofFlow(rows, pictures, way))
    .join('\n')}</main>`;
  return page({ title: `${title} · Statecharts`, where, find: null, body, script: '', index: `${way}index.html` });
}
