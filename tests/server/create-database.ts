import pg from 'pg';

/** Creates a database on a PostgreSQL server: empty, or a copy of a template that nobody has open. */
export async function createDatabase(server: string, name: string, template?: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  await admin.end();
}
