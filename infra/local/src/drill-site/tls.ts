import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { outputOf } from '../deploy/run.js';

const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];

/** The drill's own certificate authority and its certificate for `localhost`, in the files that the proxy reads. */
export function makeCertificates(folder: string): void {
  const at = (name: string): string => join(folder, name);
  const openssl = (...args: string[]): string => outputOf('openssl', args);
  openssl('req', '-x509', ...EC, '-subj', '/CN=Drill', '-keyout', at('ca.key'), '-out', at('ca.pem'));
  openssl(
    ...['req', '-x509', ...EC, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-addext', 'basicConstraints=critical,CA:FALSE', '-CA', at('ca.pem'), '-CAkey', at('ca.key')],
    ...['-keyout', at('privkey.pem'), '-out', at('fullchain.pem')],
  );
  for (const name of ['ca.pem', 'privkey.pem', 'fullchain.pem']) chmodSync(at(name), 0o644);
}

/** The digest that makes a browser trust only the drill's certificate. */
export function trustedKey(folder: string): string {
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'fullchain.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** TLS in front of a stand-in, as in production. */
export async function startTls(folder: string, port: number, behind: number): Promise<Server> {
  const files = { key: readFileSync(join(folder, 'privkey.pem')), cert: readFileSync(join(folder, 'fullchain.pem')) };
  const server = createServer(files, (incoming, response) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' };
    const forwarded = request({ port: behind, path: incoming.url, method: incoming.method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
