import { passwordChangedMail, resetMail } from './password.mail.js';

const mails = {
  reset: resetMail({ salon: 'Araliya <Salon>', url: 'http://localhost:4000/reset-password/abc' }),
  changed: passwordChangedMail({ salon: 'Araliya <Salon>', url: 'http://localhost:4000/forgot-password' }),
};

it.each(Object.entries(mails))(
  'T46 the %s mail prints text as text and leans on nothing loaded from elsewhere',
  (_name, { html }) => {
    expect(html).toContain('Araliya &lt;Salon&gt;');
    expect(html).not.toMatch(/<(?:Salon|script|link|img|style)\b|url\(/);
  },
);

it('A-005 the reset mail has its link in text and in HTML and says how long it works', () => {
  for (const body of [mails.reset.text, mails.reset.html]) {
    expect(body).toContain('http://localhost:4000/reset-password/abc');
    expect(body).toContain('30 minutes');
  }
});
