import { inboxUrl } from './addresses.js';

interface Mail {
  id: string;
  to: string | string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename?: string; contentType?: string }[];
}

const TIMEOUT_MS = 15_000;
const POLL_INTERVAL = 50;

/** The mails of the inbox, newest first; empty while it restarts. */
const everyMail = (): Promise<Mail[]> =>
  fetch(`${inboxUrl()}/email`).then(
    (reply) => reply.json() as Promise<Mail[]>,
    () => [],
  );

/** Waits for the newest mail to that address whose subject matches. */
export async function mailTo(address: string, subject: RegExp, timeoutMs = TIMEOUT_MS): Promise<Mail> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const mails = await everyMail();
    const found = mails.find((mail) => JSON.stringify(mail.to).includes(address) && subject.test(mail.subject));
    if (found) return found;
    if (Date.now() > until)
      throw new Error(
        `no mail to ${address} with a subject like ${subject}: ${mails.map((mail) => mail.subject).join(', ')}`,
      );
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/** The six digits of the verification mail. */
export async function codeFor(address: string): Promise<string> {
  const { text } = await mailTo(address, /code/i);
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}
