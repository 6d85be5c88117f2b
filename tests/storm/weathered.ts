import type { Client, Pool } from 'pg';
import type { OpenDatabase } from '#server/database/database.ts';
import type { DatabaseWeather, Line } from './database-weather.ts';

type Heard = (error: unknown, result?: unknown) => void;

export function weathered(open: OpenDatabase, weather: DatabaseWeather): OpenDatabase {
  const known = new WeakSet<Client>();
  const { $client: pool } = open.database as unknown as { $client: Pool };
  pool.on('acquire', (connected) => {
    const client = connected as unknown as Client & { query: (...words: unknown[]) => unknown };
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as typeof client.query;
    const line: Line = { cut: null };
    const tear = () =>
      new Promise<void>((ended) => {
        client.once('end', ended);
        (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
      });
    client.query = ((...words: unknown[]) => {
      if (!weather.isThreatening()) return query(...words);
      const heard = typeof words.at(-1) === 'function' ? (words.pop() as Heard) : null;
      const said = weather.through(line, () => query(...words) as Promise<unknown>, tear);
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
