import type { Mail } from './mailer.js';
import { type MailContent, type MailSender, mailText } from './mail.rules.js';
import { EMBLEM, FLOWERS } from './mail-images.js';

type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>;

/**
 * The mail as text and as HTML, with the images of the HTML. React is loaded with the first mail, so that a restarted
 * service accepts calls sooner.
 */
export async function renderMail(content: MailContent, sender: MailSender): Promise<RenderedMail> {
  const [{ render }, { MailShell }] = await Promise.all([import('@react-email/render'), import('./mail-shell.js')]);
  return {
    subject: content.subject,
    text: mailText(content, sender),
    html: await render(<MailShell content={content} sender={sender} />),
    attachments: [EMBLEM, FLOWERS],
  };
}
