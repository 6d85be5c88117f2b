// npm run openapi [-- --examples http://127.0.0.1:5173]
// Writes the contract as OpenAPI 3.1 from its schemas and the comments beside them. Examples stay as they are; with --examples
// a reference server is asked for all of them anew, orders and new accounts among them: one that can be thrown away.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runTrial } from '../contract/run-trial.ts';
import { examplesOf, openApiOf, shortened, type Examples, type OpenApi } from './document.ts';
import { readContractWithComments } from './contract-with-comments.ts';

const FILE = 'content/openapi.json';
/** How long the order of the examples may take to come, seconds. */
const PATIENCE = 120;

async function ask(url: string): Promise<Examples> {
  const signIn = { email: 'lea@example.org', password: 'balade2026' };
  const trial = await runTrial({ url, signIn, withOrders: true, at: null, patience: PATIENCE });
  const differs = trial.rows.filter(({ verdict }) => verdict === 'differs');
  if (differs.length > 0) throw new Error(`The server differs from the contract: ${JSON.stringify(differs)}`);
  return Object.fromEntries(
    [...trial.examples()].map(([name, { asked, answered }]) => [name, { asked: shortened(asked), answered: shortened(answered) }]),
  );
}

const { values } = parseArgs({ options: { examples: { type: 'string' } } });
const kept = () => examplesOf(JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi);
const examples = values.examples === undefined ? kept() : await ask(values.examples);
writeFileSync(FILE, `${JSON.stringify(openApiOf(await readContractWithComments(), examples), null, 1)}\n`);
