import { readFileSync } from 'node:fs';
import pg from 'pg';

/** The process that the connections of a PostgreSQL on this machine come from. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(`select pid from pg_stat_activity where backend_type = 'checkpointer'`);
    return Number(readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } finally {
    await client.end();
  }
}
