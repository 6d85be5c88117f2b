import type { Client, Pool, QueryConfig } from 'pg';
import type { OpenDatabase } from '../../server/database/database.ts';

/** The same database, whose statements are planned once on each connection: the storm says the same ones millions of times. */
export function quickPostgres(open: OpenDatabase): OpenDatabase {
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
    client.query = ((what: QueryConfig | string, ...rest: unknown[]) => query(typeof what === 'object' && Array.isArray(rest[0]) ? { ...what, name: nameOf(what.text) } : (what as QueryConfig), ...rest)) as typeof client.query;
  });
  return open;
}
