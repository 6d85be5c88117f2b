import 'temporal-polyfill/global';
import { readConfig } from './config.ts';
import { loggedError } from './log.ts';
import { openDatabase } from './open-database.ts';

/** Brings the tables of the database that is set up to date, with what servers need in them, and ends: a deploy's first step. */
async function migrate(): Promise<void> {
  const open = await openDatabase({ ...readConfig(process.env), migrates: true });
  await open.close();
  process.stdout.write('The database is up to date.\n');
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${loggedError(error).message}\n`);
  process.exit(1);
});
