import { join } from 'node:path';
import { withoutWarnings } from '../identity/without-warnings.js';
import { inboxServer } from '../inbox/inbox-server.js';
import { Mailbox } from '../inbox/mailbox.js';
import { startSmtp } from '../inbox/smtp.js';
import { sandboxServer } from '../sandbox/sandbox-server.js';
import { BEHAVIOUR } from '../sandbox/settings.js';
import { config } from './config.js';

type Stop = () => Promise<unknown>;

/** One process for the stand-ins of all external services; each item returns its stop function. */
const STAND_INS: Record<string, () => Promise<Stop>> = {
  async inbox() {
    const mailbox = await Mailbox.open(join(config.DATA_DIR, 'inbox'));
    const smtp = await startSmtp(mailbox, config.SMTP_PORT);
    const pages = inboxServer(mailbox);
    await pages.listen({ port: config.INBOX_PORT, host: '127.0.0.1' });
    return () => Promise.all([pages.close(), new Promise<void>((resolve) => smtp.close(resolve))]);
  },
  async sandbox() {
    const server = await sandboxServer({
      folder: join(config.DATA_DIR, 'sandbox'),
      base: config.PAYHERE_BASE_URL || `http://localhost:${config.SANDBOX_PORT}`,
      settings: {
        ...BEHAVIOUR,
        merchantId: config.PAYHERE_MERCHANT_ID,
        merchantSecret: config.PAYHERE_MERCHANT_SECRET,
        appId: config.PAYHERE_APP_ID,
        appSecret: config.PAYHERE_APP_SECRET,
      },
    });
    await server.listen({ port: config.SANDBOX_PORT, host: '127.0.0.1' });
    return () => server.close();
  },
  async identity() {
    // The largest module of the three, loaded only when needed.
    const server = await withoutWarnings(async () =>
      (await import('../identity/identity-server.js')).identityServer({
        issuer: config.GOOGLE_ISSUER || `http://localhost:${config.IDENTITY_PORT}`,
        siteUrl: config.SITE_URL,
        clientId: config.GOOGLE_CLIENT_ID,
        clientSecret: config.GOOGLE_CLIENT_SECRET,
      }),
    );
    await new Promise<void>((resolve) => server.listen(config.IDENTITY_PORT, '127.0.0.1', resolve));
    return async () => {
      server.closeAllConnections();
      server.close();
    };
  },
};

const stops = await Promise.all(config.STAND_INS.split(',').flatMap((name) => STAND_INS[name]?.() ?? []));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0)));
}
