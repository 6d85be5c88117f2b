import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalDoor } from '../http/local-door.ts';

const TYPES = { 'index.html': 'text/html', 'panel.js': 'text/javascript', 'panel.css': 'text/css' } as const;
type File = keyof typeof TYPES;

/** The page lays out what it draws: its own style may stand on tags. Scripts are its own alone, and it frames this server's pages. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The owner's view of the built storefront at `/owners-view`: the shop in a frame beside the drawing of the flows that run in it.
 * `/scene/FLOW/STATE` opens it with the flow led to a state.
 */
export function serveOwnersView(app: FastifyInstance, folder: string, door: LocalDoor): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  const serve = (address: string, file: File) => {
    const text = readFileSync(join(folder, file), 'utf8');
    app.get(address, (request, reply) => {
      if (!door.opens(request, reply)) return reply.callNotFound();
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .type(`${TYPES[file]}; charset=utf-8`)
        .send(text);
    });
  };
  serve('/owners-view', 'index.html');
  app.get<{ Params: { flow: string; state: string } }>('/scene/:flow/:state', (request, reply) => {
    if (!door.opens(request, reply)) return reply.callNotFound();
    const { flow, state } = request.params;
    return reply.redirect(`/owners-view?scene=${encodeURIComponent(`${flow}/${state}`)}`);
  });
  serve('/owners-view/panel.js', 'panel.js');
  serve('/owners-view/panel.css', 'panel.css');
}
