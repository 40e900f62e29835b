import type { ContactRequest, Site } from '@salon/contracts';
import type { Mail } from '@salon/nest-kit';
import { renderMail, senderOf } from '@salon/nest-kit/mail';

/** A guest's message as a mail to the salon; a reply goes to the guest. */
export async function contactMail(
  { name, email, message }: ContactRequest,
  site: Pick<Site, 'brand' | 'companyName' | 'address' | 'phone' | 'email'>,
): Promise<Omit<Mail, 'messageId'>> {
  const mail = await renderMail(
    {
      subject: `A message from ${name}`,
      preview: message,
      heading: `A message from ${name}`,
      parts: [
        { type: 'message', text: message },
        {
          type: 'facts',
          facts: [
            ['From', name],
            ['E-mail', email],
          ],
        },
        { type: 'note', text: `Answer this mail to write to ${name}.` },
      ],
      reason: 'It was written with the form on the contact page.',
    },
    senderOf(site),
  );
  return { to: site.email, sender: site.companyName, replyTo: { name, address: email }, ...mail };
}
