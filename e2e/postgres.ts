import 'temporal-polyfill/global';
import { createServer } from 'node:http';
import { fillTemplate, startPostgres } from '../tests/server/start-postgres.ts';

// A PostgreSQL server with the demo city, for the servers of the browser tests; it answers with its address once it is filled.
const postgres = await startPostgres();
await fillTemplate(postgres.url);
const answering = createServer((_, reply) => reply.end(postgres.url)).listen(Number(process.env.PORT), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    answering.close();
    void postgres.stop().then(() => process.exit());
  });
