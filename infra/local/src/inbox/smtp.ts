import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.js';

const LARGEST = 10 * 1024 * 1024;

/** Accepts and stores every mail, without TLS or authentication; resolves once it listens on localhost. */
export function startSmtp(mailbox: Mailbox, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    banner: 'Araliya inbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded)
          return done(Object.assign(new Error('The mail is larger than 10 MB'), { responseCode: 552 }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.keep(Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  // A client may disconnect at any time; without a listener that error would end the process.
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject).on('error', () => undefined);
      resolve(server);
    });
  });
}
