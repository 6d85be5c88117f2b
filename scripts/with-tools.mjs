import { ensureInstalled, run } from './ensure-installed.mjs';

// Runs an installed package's command, once all that develops and tests the project is there: `npm start` installs less.
const [command, ...args] = process.argv.slice(2);
ensureInstalled();
run(command, args);
