// npm run contract -- https://api.example.org [--with-orders] [--email E --password P] [--at LATITUDE,LONGITUDE] [--patience SECONDS]
// Tries a server that should speak this contract, and says where it differs. Ends with 0 when nothing does, 1 when something
// does, 2 when it was not said right. Without --with-orders nothing is bought, nobody is written to and no account is made.
// CONTRACT_EMAIL and CONTRACT_PASSWORD stand in for --email and --password.
import { parseArgs } from 'node:util';
import { runTrial } from './run-trial.ts';
import { tableOf } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'with-orders': { type: 'boolean', default: false },
    email: { type: 'string', default: process.env.CONTRACT_EMAIL },
    password: { type: 'string', default: process.env.CONTRACT_PASSWORD },
    at: { type: 'string' },
    patience: { type: 'string', default: '0' },
  },
});
const [url = ''] = positionals;
const [latitude, longitude] = (values.at ?? '').split(',').map(Number);
const { email, password } = values;
if (!URL.canParse(url)) {
  process.stderr.write(
    'Say which server: npm run contract -- https://api.example.org [--with-orders] [--email E --password P] [--at LAT,LNG]\n',
  );
  process.exitCode = 2;
} else {
  const trial = await runTrial({
    url,
    signIn: email === undefined || password === undefined ? null : { email, password },
    withOrders: values['with-orders'],
    at: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    patience: Number(values.patience),
  });
  const { text, differs } = tableOf(trial.rows);
  process.stdout.write(text);
  process.exitCode = differs > 0 ? 1 : 0;
}
