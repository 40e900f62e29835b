import { type MailContent, renderMail } from '@salon/nest-kit/mail';
import { expectNothingLoaded } from '../testing/mail-html.js';
import { passwordChangedMail, resetMail } from './password.mail.js';

const rendered = (content: MailContent) => renderMail(content, { name: 'Araliya <Salon>' });
const mails = {
  reset: await rendered(resetMail({ salon: 'Araliya <Salon>', url: 'http://localhost:4000/reset-password/abc' })),
  changed: await rendered(
    passwordChangedMail({ salon: 'Araliya <Salon>', url: 'http://localhost:4000/forgot-password' }),
  ),
};

it.each(Object.entries(mails))(
  'T46 the %s mail prints text as text and leans on nothing loaded from elsewhere',
  (_name, { html }) => {
    expect(html).toContain('Araliya &lt;Salon&gt;');
    expect(html).not.toContain('<Salon');
    expectNothingLoaded(html);
  },
);

it('A-005 the reset mail has its link in text and in HTML and says how long it works', () => {
  for (const body of [mails.reset.text, mails.reset.html]) {
    expect(body).toContain('http://localhost:4000/reset-password/abc');
    expect(body).toContain('30 minutes');
  }
});
