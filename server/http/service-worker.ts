import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { SERVICE_WORKER } from '#contract/app-shell.ts';
import { encodedText } from '../memory/encoded-text.ts';
import { sendEncoded } from './send-encoded.ts';

export type WorkerServed = { readonly file: string } | 'off';

/** Takes the place of a worker that was given out before: forgets what it kept and ends itself. Open pages go on, without one. */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

/** Serves the service worker. Browsers ask for it with each page they open, and nobody in between may keep it. @throws Error where the file is not there */
export function serveServiceWorker(app: FastifyInstance, worker: WorkerServed): void {
  const text = encodedText(worker === 'off' ? LAST_WORKER : readFileSync(worker.file, 'utf8'));
  app.get(SERVICE_WORKER, (request, reply) =>
    sendEncoded(request, reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8'), text),
  );
}
