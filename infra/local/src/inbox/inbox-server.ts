import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { inboxPage, INBOX_SCRIPT, INBOX_STYLE } from './inbox-page.js';
import { htmlWithImages, type Mailbox } from './mailbox.js';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
  "img-src data: http: https:; frame-ancestors 'self'";

/** The inbox page, and a JSON API: `GET /email` newest first, `DELETE /email`. */
export function inboxServer(mailbox: Mailbox): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true });
  // `fetch` sends a content type even without a body.
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.addHook(
    'onSend',
    async (_request, reply) =>
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff'),
  );
  addJson(server, mailbox);
  addPages(server, mailbox);
  return server;
}

function addJson(server: FastifyInstance, mailbox: Mailbox): void {
  server.get('/email', async () => mailbox.all());
  server.get('/newest', async () => ({ newest: mailbox.all()[0]?.id ?? '' }));
  server.delete('/email', async (_request, reply) => {
    mailbox.clear();
    return reply.status(204).send();
  });
  server.get<{ Params: { id: string } }>(
    '/email/:id',
    async ({ params }, reply) => mailbox.find(params.id) ?? missing(reply),
  );
  server.get('/health/ready', async () => ({ status: 'ok' }));
}

function addPages(server: FastifyInstance, mailbox: Mailbox): void {
  server.get<{ Querystring: { id?: string } }>('/', async ({ query }, reply) => {
    const chosen = query.id ? mailbox.find(query.id) : undefined;
    return reply.type('text/html').header('content-security-policy', POLICY).send(inboxPage(mailbox.all(), chosen));
  });
  server.post('/clear', async (_request, reply) => {
    mailbox.clear();
    return reply.redirect('/', 303);
  });
  server.get('/inbox.css', async (_request, reply) => reply.type('text/css').send(INBOX_STYLE));
  server.get('/inbox.js', async (_request, reply) => reply.type('text/javascript').send(INBOX_SCRIPT));
  server.get<{ Params: { id: string } }>('/email/:id/html', async ({ params }, reply) => {
    const mail = mailbox.find(params.id);
    return mail
      ? reply
          .type('text/html')
          .header('content-security-policy', MAIL_POLICY)
          .send(`<!doctype html><base target="_blank">${htmlWithImages(mail)}`)
      : missing(reply);
  });
  server.get<{ Params: { id: string; index: string } }>('/email/:id/attachments/:index', async ({ params }, reply) => {
    const file = mailbox.find(params.id)?.attachments[Number(params.index)];
    return file
      ? reply
          .type('application/octet-stream')
          .header('content-disposition', 'attachment')
          .send(Buffer.from(file.content, 'base64'))
      : missing(reply);
  });
}

const missing = (reply: FastifyReply): FastifyReply => reply.status(404).send({ message: 'There is no such mail.' });
