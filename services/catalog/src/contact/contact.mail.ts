import type { ContactRequest } from '@salon/contracts';
import type { Mail } from '@salon/nest-kit';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** A guest's message as a mail to the salon; answering it writes to the guest. */
export function contactMail({ name, email, message }: ContactRequest, to: string): Omit<Mail, 'messageId'> {
  const from = `${name} <${email}>`;
  return {
    to,
    replyTo: { name, address: email },
    subject: `A message from ${name}`,
    text: `${message}\n\n-- \n${from}, with the form on the contact page\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A message from ${escape(name)}</title></head>
<body style="margin:0;padding:24px;background:#FBF8F3;color:#2A1E1A;font:16px/1.6 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<p style="margin:0 0 24px;max-width:640px;white-space:pre-wrap">${escape(message)}</p>
<p style="margin:0;font-size:14px;color:#6F5F57">${escape(from)}, with the form on the contact page</p>
</body></html>
`,
  };
}
