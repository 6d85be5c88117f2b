import type { Client, Pool, QueryConfig } from 'pg';
import type { DatabaseWeather, Line } from './database-weather.ts';
import type { OpenDatabase } from '#server/database/database.ts';

/** The same database, whose statements are planned once on each connection: the storm says the same ones millions of times. */
export function quickPostgres(open: OpenDatabase, weather: DatabaseWeather): OpenDatabase {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  const known = new WeakSet<Client>();
  const { $client: pool } = open.database as unknown as { $client: Pool };
  pool.on('acquire', (connected) => {
    const client = connected as unknown as Client & { query: (what: QueryConfig, ...rest: unknown[]) => unknown };
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as typeof client.query;
    const line: Line = { isCut: false };
    const tear = () => (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    client.query = ((what: QueryConfig | string, ...rest: unknown[]) => {
      const named = typeof what === 'object' && Array.isArray(rest[0]) ? { ...what, name: nameOf(what.text) } : (what as QueryConfig);
      if (!weather.isThreatening()) return query(named, ...rest);
      const heard = typeof rest.at(-1) === 'function' ? (rest.pop() as (error: unknown, result?: unknown) => void) : null;
      const said = weather.through(line, () => query(named, ...rest) as Promise<unknown>, tear);
      return heard
        ? void said.then(
            (result) => heard(undefined, result),
            (error: unknown) => heard(error),
          )
        : said;
    }) as typeof client.query;
  });
  return open;
}
