import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { encodedText, type EncodedText } from '../memory/encoded-text.ts';
import { PATHS } from '../paths.ts';
import { sendEncoded } from '../http/send-encoded.ts';

/** What draws the document: files of Swagger UI that stand in the package, so that nothing is asked of another host. */
const swaggerFile = (name: string) => () =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static', name), 'utf8');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ordering API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/page.js"></script>
</body>
</html>
`;

/** Calls stand closed, by their subject: open, all of them would be drawn at once. */
const SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

const STYLE = `body { margin: 0; }
.swagger-ui .renderedMarkdown table { display: block; overflow-x: auto; }
.swagger-ui .renderedMarkdown th { padding-right: 12px; }
.swagger-ui .scheme-container, .swagger-ui .response-col_links { display: none; }
`;

const HOUR = 3_600;

/** The contract for others: as OpenAPI 3.1 at `/api/openapi.json`, to be read by people at `/api/docs`. Each file is read when it is first asked for. */
export function serveApiDocs(app: FastifyInstance): void {
  const serve = (path: string, type: string, read: () => string) => {
    let text: EncodedText | null = null;
    app.get(path, { config: { shed: 'first' } }, (request, reply) => {
      text ??= encodedText(read());
      return sendEncoded(request, reply.header('cache-control', `public, max-age=${HOUR}`).type(`${type}; charset=utf-8`), text);
    });
  };
  serve('/api/openapi.json', 'application/json', () => readFileSync(PATHS.openApi, 'utf8'));
  serve('/api/docs', 'text/html', () => PAGE);
  serve('/api/docs/page.js', 'text/javascript', () => SCRIPT);
  serve('/api/docs/page.css', 'text/css', () => STYLE);
  serve('/api/docs/swagger-ui.css', 'text/css', swaggerFile('swagger-ui.css'));
  serve('/api/docs/swagger-ui-bundle.js', 'text/javascript', swaggerFile('swagger-ui-bundle.js'));
}
