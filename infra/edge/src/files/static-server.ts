import { createServer, type Server } from 'node:http';
import { sendContent, sendShort } from '../http/send.js';
import { cachingOf, typeOf } from './file.rules.js';
import { StaticFolder } from './folder.js';

/** Serves one built app, as its own team deploys it: files, `/version.json`, `/health/ready`. */
export function staticServer(folder: string): Server {
  const files = new StaticFolder(folder);
  return createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      const name = nameOf(request.url ?? '/');
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendShort(response, 405, 'Only GET is answered here.');
      if (name.startsWith('/health/')) return sendShort(response, 200, { status: 'ok' });
      files
        .find(name)
        .then((file) =>
          file
            ? sendContent(request, response, {
                ...file,
                headers: { 'content-type': typeOf(name), 'cache-control': cachingOf(name) },
              })
            : sendShort(response, 404, 'There is no such file.'),
        )
        .catch(() => sendShort(response, 500, 'The file could not be read.'));
    },
  );
}

/** The file a request names; its own page when it names none. */
function nameOf(url: string): string {
  const [path = '/'] = url.split('?');
  return path === '/' ? '/index.html' : path;
}
