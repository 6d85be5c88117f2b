import { endpoints } from '#contract/endpoints.ts';
import type { Row } from './trial.ts';

/** What a trial came to, a line a call and below it each thing that differs; and how many of those there are. */
export function tableOf(rows: readonly Row[]): { readonly text: string; readonly differs: number } {
  const lines = Object.keys(endpoints).map((call) => {
    const its = rows.filter((row) => row.call === call);
    const differing = its.filter(({ verdict }) => verdict === 'differs');
    const held = its.filter(({ verdict }) => verdict === 'holds').length;
    const verdict = differing.length > 0 ? 'differs' : held > 0 ? 'holds' : (its[0]?.verdict ?? 'not tried');
    const said = differing.map(({ what, expected, came }) => `    ${what}: expected ${expected}, came ${came}\n`);
    return { verdict, text: `${call.padEnd(38)}${verdict.padEnd(11)}${held || ''}\n${said.join('')}` };
  });
  const count = (verdict: string) => lines.filter((line) => line.verdict === verdict).length;
  const counts = ['holds', 'differs', 'not there', 'not tried'].map((verdict) => `${count(verdict)} ${verdict}`).join(', ');
  return {
    text: `${lines.map(({ text }) => text).join('')}\nOf ${lines.length} calls: ${counts}.\n`,
    differs: rows.filter(({ verdict }) => verdict === 'differs').length,
  };
}
