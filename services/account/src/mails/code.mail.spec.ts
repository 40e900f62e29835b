import { renderMail } from '@salon/nest-kit/mail';
import { expectNothingLoaded } from '../testing/mail-html.js';
import { codeMail } from './code.mail.js';

const salon = 'Araliya <Salon> & Spa';
const mail = await renderMail(codeMail({ salon, code: '042817', url: 'http://localhost:4000/verify-email' }), {
  name: salon,
  siteUrl: 'http://localhost:4000',
});

it('A-004 says the code in text and in HTML, in the name of the salon', () => {
  expect(mail.subject).toBe('Your Araliya <Salon> & Spa verification code');
  expect(mail.text).toContain('Your verification code: 042817\n');
  expect(mail.html).toContain('>042817</p>');
  for (const body of [mail.text, mail.html]) expect(body).toContain('10 minutes');
});

it('holds one six-digit number, so that a reader, and a telephone, finds it', () => {
  for (const body of [mail.text, mail.html, mail.subject + mail.text])
    expect(body.match(/\b\d{6}\b/g)).toEqual(['042817']);
});

it('T46 prints text as text', () => {
  expect(mail.html).toContain('Araliya &lt;Salon&gt; &amp; Spa');
  expect(mail.html).not.toContain('<Salon>');
});

it('leans on nothing that is loaded from elsewhere', () => {
  expectNothingLoaded(mail.html);
});
