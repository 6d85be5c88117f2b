import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { cameOf, wrongWith, type Body, type Trial } from './trial.ts';
import { kindsOf, SAMPLES } from './wrong-values.ts';

type Fields = Readonly<Record<string, v.GenericSchema>>;
const fieldsOf = ({ request }: Endpoint): Fields => ('entries' in request ? (request.entries as Fields) : {});

/** A short value of a kind that a field never takes. */
const wrongFor = (field: v.GenericSchema): unknown =>
  SAMPLES.find(({ kind, value }) => !kindsOf(field).has(kind) && JSON.stringify(value).length < 100)?.value;
const without = (body: Body, field: string): Body => Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

/**
 * Bodies that don't fit a call, made of one that does. `refused`: one that must not succeed. Others may, since a server
 * ignores fields it does not know; none may break it.
 */
export function badBodiesOf(call: Endpoint, good: Body): { what: string; body: Body | string; refused: boolean }[] {
  const fields = Object.entries(fieldsOf(call));
  const isNeeded = ([, field]: readonly [string, v.GenericSchema]) => !v.safeParse(field, undefined).success;
  const loose = fields.filter((field) => !isNeeded(field) && !['user_id', 'server_token', 'cart_unique_token'].includes(field[0]));
  return [
    { what: 'a body that is no JSON', body: '{"a":', refused: true },
    ...fields.filter(isNeeded).flatMap(([name, field]) => [
      { what: `no ${name}`, body: without(good, name), refused: true },
      { what: `${name} of the wrong kind`, body: { ...good, [name]: wrongFor(field) }, refused: true },
    ]),
    ...(loose.length > 0
      ? [
          {
            what: 'optional fields of the wrong kind',
            body: { ...good, ...Object.fromEntries(loose.map(([name, field]) => [name, wrongFor(field)])) },
            refused: false,
          },
        ]
      : []),
  ];
}

export async function tryBadBodies(trial: Trial, call: Endpoint, good: Body): Promise<void> {
  if (call.method === 'GET') return;
  for (const { what, body, refused } of badBodiesOf(call, good)) {
    if (!trial.isThere(call)) return;
    const came = await trial.post(call.path, body);
    if (trial.isAbsent(call, came)) return;
    const saysNo = came.status !== null && came.status >= 400 && came.status < 500;
    const isRefusal = wrongWith(call, came) === null && came.status === 200 && (came.json as Body).success === false;
    const holds = saysNo || isRefusal || (!refused && wrongWith(call, came) === null);
    trial.note(
      call,
      what,
      holds ? 'holds' : 'differs',
      refused ? 'status 400 or a refusal' : 'anything but a breakdown',
      holds ? '' : cameOf(came),
    );
  }
}
