import { render } from '@react-email/render';
import type { Mail } from '../mailer.js';
import { type MailContent, type MailSender, mailText } from './mail.rules.js';
import { EMBLEM, FLOWERS } from './mail-images.js';
import { MailShell } from './mail-shell.js';

export type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>;

/** The mail as text and as HTML, with the images the HTML shows. */
export async function renderMail(content: MailContent, sender: MailSender): Promise<RenderedMail> {
  return {
    subject: content.subject,
    text: mailText(content, sender),
    html: await render(<MailShell content={content} sender={sender} />),
    attachments: [EMBLEM, FLOWERS],
  };
}
