import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyInstance } from 'fastify';
import type { SMTPServer } from 'smtp-server';
import { freePort } from '../net/ports.js';
import { inboxServer } from './inbox-server.js';
import { Mailbox, type StoredMail } from './mailbox.js';
import { startSmtp } from './smtp.js';

let folder: string;
let smtp: SMTPServer;
let smtpPort: number;
let pages: FastifyInstance;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const mailbox = await Mailbox.open(folder);
  smtpPort = await freePort();
  smtp = await startSmtp(mailbox, smtpPort);
  pages = inboxServer(mailbox);
  base = await pages.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await pages.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** A line-based SMTP client; returns the server's codes. */
async function send(mail: string): Promise<string[]> {
  const socket = connect(smtpPort, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const codes: string[] = [];
  const reply = async (): Promise<void> => {
    let line = '';
    do line = ((await lines.next()) as { value: string }).value;
    while (line[3] === '-');
    codes.push(line.slice(0, 3));
  };
  await reply();
  for (const say of [
    'EHLO salon',
    'MAIL FROM:<hello@araliya.test>',
    'RCPT TO:<dilani@example.test>',
    'DATA',
    `${mail.replaceAll('\n', '\r\n')}\r\n.`,
    'QUIT',
  ]) {
    socket.write(`${say}\r\n`);
    await reply();
  }
  socket.destroy();
  return codes;
}

const MAIL = `From: Araliya <hello@araliya.test>
To: Dilani Perera <dilani@example.test>
Subject: Your code
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Your code is <b>123456</b><script>parent.alert(1)</script></p>
--b
Content-Type: text/calendar; name=visit.ics
Content-Disposition: attachment; filename=visit.ics

BEGIN:VCALENDAR
END:VCALENDAR
--b--`;
const mails = async (): Promise<StoredMail[]> => (await fetch(`${base}/email`)).json() as Promise<StoredMail[]>;

describe('the inbox', () => {
  it('stores a mail from SMTP: id, to, subject, text, html, attachments', async () => {
    expect(await send(MAIL)).toEqual(['220', '250', '250', '250', '354', '250', '221']);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'dilani@example.test',
      subject: 'Your code',
      html: expect.stringContaining('123456'),
    });
    expect(mail?.attachments).toMatchObject([{ filename: 'visit.ics', contentType: 'text/calendar' }]);
    expect(await (await fetch(`${base}/email/${mail?.id}/attachments/0`)).text()).toBe(
      'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    );
  });

  it('lists the newest first and shows each in a page that blocks its scripts', async () => {
    await send(MAIL.replace('Your code', 'Second <mail>'));
    const [newest] = await mails();
    expect(newest?.subject).toBe('Second <mail>');
    const page = await (await fetch(`${base}/?id=${newest?.id}`)).text();
    expect(page).toContain('Second &lt;mail&gt;');
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups/);
    const shown = await fetch(`${base}/email/${newest?.id}/html`);
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox /);
  });

  it('shows an image the mail brings along, and does not offer it as a file', async () => {
    await send(`From: hello@araliya.test
Subject: Flowers
MIME-Version: 1.0
Content-Type: multipart/related; boundary=b

--b
Content-Type: text/html; charset=utf-8

<img src="cid:flowers@araliya">
--b
Content-Type: image/png
Content-Transfer-Encoding: base64
Content-Disposition: inline; filename=flowers.png
Content-ID: <flowers@araliya>

iVBORw==
--b--`);
    const [mail] = await mails();
    const shown = await (await fetch(`${base}/email/${mail?.id}/html`)).text();
    expect(shown).toContain('<img src="data:image/png;base64,iVBORw==">');
    expect(await (await fetch(`${base}/?id=${mail?.id}`)).text()).not.toContain('flowers.png');
  });

  it('still has them after a restart', async () => {
    const again = await Mailbox.open(folder);
    expect(again.all().map(({ id, subject }) => ({ id, subject }))).toEqual(
      (await mails()).map(({ id, subject }) => ({ id, subject })),
    );
  });

  it('is emptied by DELETE /email', async () => {
    expect((await fetch(`${base}/email`, { method: 'DELETE' })).status).toBe(204);
    expect(await mails()).toEqual([]);
    expect((await Mailbox.open(folder)).all()).toEqual([]);
  });
});
