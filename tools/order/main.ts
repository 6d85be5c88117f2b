// npm run order -- list | ACTION NUMBER | reject NUMBER [REASON]
// Moves orders of the server that runs at this machine (HOST, PORT) by hand. Ends with 0 when it is done, 1 when the order's
// rules refuse it, 2 when it was not said right, 3 when no server answers or it takes no operator.
import 'temporal-polyfill/global';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { OPERATOR, operatorAnswer, operatorOrders, type OperatorOrder } from '#contract/operator.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { readWish, USAGE, type Wish } from './read-wish.ts';

const EXIT = { refused: 1, usage: 2, unreachable: 3 } as const;

const host = process.env.HOST ?? '127.0.0.1';
const origin = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? '5173'}`;

/** What opens a server at this machine: what is set, or what it keeps beside its data. */
function localKey(): string {
  try {
    return process.env.LOCAL_KEY ?? readFileSync(join(process.env.DATA_DIR ?? 'data', 'local-key'), 'utf8').trim();
  } catch {
    return '';
  }
}

function end(code: number, words: string): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = code;
}

/** What the server says; null once it is told why it says nothing. */
async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    `${origin}${path}?key=${encodeURIComponent(localKey())}`,
    body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
  ).catch(() => null);
  if (!answer) end(EXIT.unreachable, `Not done: no server answers at ${origin}.`);
  else if (answer.status === 404)
    end(
      EXIT.unreachable,
      'Not done: this server takes no operator: it is a production, asked from elsewhere, or of another key (DATA_DIR or LOCAL_KEY as the server has them).',
    );
  else return answer.json();
  return null;
}

const line = ({
  number: of,
  status,
  store_name,
  wanted_at,
  timezone,
  is_user_pick_up_order: isPickup,
  minimum_age: age,
  actions,
}: OperatorOrder): string =>
  [
    of,
    status.padEnd(20),
    (store_name ?? 'courier').padEnd(24),
    isPickup ? 'collected' : 'delivered',
    (wanted_at === null ? 'soon' : dayAndTime('en', Date.parse(wanted_at), timezone)).padEnd(23),
    actions.join(' '),
    ...(age === undefined ? [] : [`check age: ${age}+`]),
  ].join('  ');

async function list(): Promise<void> {
  const said = v.safeParse(operatorOrders, await ask(OPERATOR.list));
  if (!said.success) return;
  const { orders } = said.output;
  process.stdout.write(orders.length === 0 ? 'No order is under way.\n' : orders.map((order) => `${line(order)}\n`).join(''));
}

async function move({ number, action, reason }: Extract<Wish, { is: 'move' }>): Promise<void> {
  const answer = await ask(OPERATOR.move, { number, action, reason });
  if (answer === null) return;
  const said = v.parse(operatorAnswer, answer);
  if ('refused' in said) end(EXIT.refused, `Not done: ${said.refused}.`);
  else process.stdout.write(`Order ${number}: ${said.status}.\n`);
}

async function main(): Promise<void> {
  const wish = readWish(process.argv.slice(2));
  if (!wish) return end(EXIT.usage, USAGE);
  return wish.is === 'list' ? list() : move(wish);
}

void main();
