import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const page = (headline) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${headline}</title><meta name="description" content="${headline}"></head>
<body><h1>${headline}</h1></body></html>`;

/** A minimal page: one headline, no requests, no script; served like our pages. */
export async function startBarePage(port, headline) {
  const body = brotliCompressSync(Buffer.from(page(headline)));
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': 'no-cache',
      })
      .end(body);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
