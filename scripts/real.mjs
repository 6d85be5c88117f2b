import { ensureInstalled, run } from './ensure-installed.mjs';

// The tests that drive an adapter, against the service itself instead of its stand-in: `npm run real -- stripe`. Nothing real is charged.
const [service] = process.argv.slice(2);
const key = process.env.STRIPE_SECRET_KEY ?? '';

function whyNot() {
  if (service !== 'stripe') return 'Which service? There is one: npm run real -- stripe';
  if (key === '') return 'STRIPE_SECRET_KEY is missing: set it to a secret key of Stripe’s test mode (sk_test_…).';
  if (!/^(sk|rk)_test_/.test(key))
    return 'STRIPE_SECRET_KEY is no key of Stripe’s test mode (sk_test_…): with another one money would move.';
  return null;
}

const refusal = whyNot();
if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
ensureInstalled();
const files = ['stripe-adapter', 'stripe-over-http'].map((name) => `tests/server/payments/${name}.test.ts`);
run('vitest', ['run', '--project', 'server', ...files], { env: { ...process.env, REAL: service } });
