import 'temporal-polyfill/global';
import { writeFile } from 'node:fs/promises';
import { openPglite, snapshotOf } from './database/open-pglite.ts';
import { fillWithDemoCity } from './demo/fill.ts';
import { PATHS } from './paths.ts';
import { PASSWORD_COST } from './secrets/passwords.ts';

const file = process.argv[2] ?? PATHS.snapshot;
const open = await openPglite({ migrationsFolder: PATHS.migrations });
await fillWithDemoCity(open.database, { now: Date.now(), passwordCost: PASSWORD_COST });
await writeFile(file, await snapshotOf(open));
await open.close();
