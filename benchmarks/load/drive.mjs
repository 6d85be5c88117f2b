import { request, Agent } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';

const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' };
const CONNECTIONS = 10;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const decoded = (encoding, bytes) => (encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes);

/** Asks one thing, as a browser does, and waits for all of its answer. */
export const askOne = (base, { method, path, body }) =>
  new Promise((done, failed) => {
    const sent = request(base + path, { method, agent, headers: HEADERS }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = decoded(answer.headers['content-encoding'], Buffer.concat(parts)).toString();
        done({ status: answer.statusCode, text });
      });
    });
    sent.once('error', failed);
    sent.end(body && JSON.stringify(body));
  });

/** One answer of the shop's as it is. @throws when it is none, or a refusal */
export async function askJson(base, asked) {
  const { status, text } = await askOne(base, asked);
  const json = status === 200 ? JSON.parse(text) : null;
  if (!json?.success) throw new Error(`${asked.path} answered ${status} ${text.slice(0, 300)}`);
  return json;
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const hundredths = (value) => Math.round(value * 100) / 100;

/** Asks some servers the same kind of thing for so many seconds, ten at a time each; `requestOf` gives the request of a number. */
export async function drive(bases, requestOf, seconds) {
  let number = 0;
  const results = await Promise.all(
    bases.map((base) =>
      autocannon({
        url: base,
        connections: CONNECTIONS,
        duration: seconds,
        requests: [
          {
            ...asSent(requestOf(0)),
            setupRequest: (sent) => {
              number += 1;
              return { ...sent, ...asSent(requestOf(number)) };
            },
          },
        ],
      }),
    ),
  );
  const sum = (of) => results.reduce((total, result) => total + of(result), 0);
  return {
    answered: sum(({ requests }) => requests.total),
    aSecond: Math.round(sum(({ requests, duration }) => requests.total / duration)),
    median: Math.max(...results.map(({ latency }) => latency.p50)),
    worst: Math.max(...results.map(({ latency }) => latency.p99)),
    bytes: Math.round(
      sum(({ throughput }) => throughput.total) /
        Math.max(
          1,
          sum(({ requests }) => requests.total),
        ),
    ),
    failed: sum(({ non2xx, errors }) => non2xx + errors),
  };
}

const asSent = ({ method, path, body }) => ({ method, path, headers: { ...HEADERS }, ...(body ? { body: JSON.stringify(body) } : {}) });

/** Has each of some people do one thing, ten at a time; what each was answered goes to `heard`. */
export async function driveEach(bases, people, requestOf, heard) {
  const took = [];
  let next = 0;
  let failed = 0;
  let bytes = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, worker) => {
      while (next < people.length) {
        const person = people[next];
        next += 1;
        const from = performance.now();
        try {
          const answer = await askJson(bases[worker % bases.length], requestOf(person));
          heard(person, answer);
          bytes += JSON.stringify(answer).length;
        } catch (error) {
          failed += 1;
          if (failed === 1) process.stderr.write(`${error.message}\n`);
        }
        took.push(performance.now() - from);
      }
    }),
  );
  const sorted = took.toSorted((a, b) => a - b);
  return {
    answered: took.length,
    aSecond: Math.round((took.length * 1_000) / (performance.now() - began)),
    median: hundredths(at(sorted, 0.5)),
    worst: hundredths(at(sorted, 0.99)),
    bytes: Math.round(bytes / Math.max(1, took.length)),
    failed,
  };
}
