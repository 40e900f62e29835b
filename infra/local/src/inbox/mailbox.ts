import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

export interface MailAttachment {
  filename: string;
  contentType: string;
  size: number;
  /** Base64. */
  content: string;
  /** Content-ID by which the HTML shows it; null for an attachment. */
  contentId: string | null;
}

export interface StoredMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** ISO 8601. */
  receivedAt: string;
}

const KEPT = 500;

/** The newest 500 mails: raw on disk, parsed in memory; newest first. */
export class Mailbox {
  private mails: StoredMail[] = [];
  private sequence = 0;

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<Mailbox> {
    mkdirSync(folder, { recursive: true });
    const mailbox = new Mailbox(folder);
    const files = readdirSync(folder)
      .filter((each) => each.endsWith('.eml'))
      .sort()
      .slice(-KEPT);
    for (const file of files) mailbox.mails.unshift(await read(file.slice(0, -4), readFileSync(join(folder, file))));
    return mailbox;
  }

  /** Resolves once the mail is on disk: only then may the server confirm it. */
  async keep(raw: Buffer, recipients: string[]): Promise<StoredMail> {
    const id = `${Date.now()}-${String((this.sequence += 1)).padStart(5, '0')}`;
    const source = Buffer.concat([Buffer.from(`Delivered-To: ${recipients.join(', ')}\r\n`), raw]);
    const mail = await read(id, source);
    await writeFile(`${this.file(id)}.part`, source);
    renameSync(`${this.file(id)}.part`, this.file(id));
    this.mails.unshift(mail);
    for (const old of this.mails.splice(KEPT)) rmSync(this.file(old.id), { force: true });
    return mail;
  }

  all(): readonly StoredMail[] {
    return this.mails;
  }

  find(id: string): StoredMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  clear(): void {
    for (const mail of this.mails.splice(0)) rmSync(this.file(mail.id), { force: true });
  }

  private readonly file = (id: string): string => join(this.folder, `${id}.eml`);
}

/** The HTML with its images as data: a browser does not find them by Content-ID. */
export const htmlWithImages = ({ html, attachments }: StoredMail): string =>
  attachments.reduce(
    (shown, { contentId, contentType, content }) =>
      contentId === null ? shown : shown.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${content}`),
    html,
  );

async function read(id: string, source: Buffer): Promise<StoredMail> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'base64' });
  return {
    id,
    from: addresses(mail.from ? [mail.from] : []),
    to: addresses(mail.to) || deliveredTo(mail),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(attachment),
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
  };
}

function addresses(list: Address[] = []): string {
  return list
    .flatMap((each) => each.group ?? [each])
    .map(({ address }) => address)
    .filter(Boolean)
    .join(', ');
}

const deliveredTo = (mail: Email): string => mail.headers.find(({ key }) => key === 'delivered-to')?.value ?? '';

/** The parser changes the line ends of calendar files; programs expect CRLF (RFC 5545, 3.1). */
const asSent = (base64: string): string =>
  Buffer.from(Buffer.from(base64, 'base64').toString().replaceAll(/\r?\n/g, '\r\n')).toString('base64');

function attachment({ filename, mimeType, content, contentId }: Email['attachments'][number]): MailAttachment {
  const text = content as string; // The parser was asked for base64.
  const base64 = /^(?:text\/calendar|application\/ics)$/.test(mimeType) ? asSent(text) : text;
  return {
    filename: filename ?? 'attachment',
    contentType: mimeType,
    size: Buffer.from(base64, 'base64').length,
    content: base64,
    contentId: contentId?.replaceAll(/[<>]/g, '') ?? null,
  };
}
