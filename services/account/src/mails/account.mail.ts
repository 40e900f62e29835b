import { asideOf, escape, type MailContent, mailPage, paragraph } from './mail-page.js';

export interface CodeMail {
  salon: string;
  /** Six digits. */
  code: string;
  /** Where the code can be entered after signing in. */
  url: string;
}

/** The mail with a verification code, as text and as HTML. */
export function codeMail({ salon, code, url }: CodeMail): MailContent {
  const why = `Someone, we hope you, is opening an account at ${salon} with this address.`;
  const until = 'It works for 10 minutes, once, and only the newest one counts.';
  const otherwise =
    'If it was not you, leave this mail be: without the code nothing happens. We never ask for it by phone or message.';
  return {
    subject: `Your ${salon} verification code`,
    text: [
      `${salon}`,
      '',
      why,
      '',
      `Your verification code: ${code}`,
      '',
      until,
      `Window already closed? Sign in and enter it at ${url}`,
      '',
      otherwise,
      '',
    ].join('\n'),
    html: mailPage({
      salon,
      preview: 'Your verification code is inside. It works for 10 minutes.',
      heading: 'Verify your email',
      why: `This mail was sent by ${salon} because this address was entered on our site.`,
      body: `${paragraph(why)}
        <p style="margin:28px 0;padding:22px 12px;border-radius:10px;background:#F6E3D4;text-align:center;font:600 34px/1 Georgia,serif;letter-spacing:10px;color:#2A1E1A">${escape(code)}</p>
        ${paragraph(until)}
        <p style="margin:0 0 16px">Window already closed? <a href="${escape(url)}" style="color:#8E3B46">Sign in and enter it here</a>.</p>
        ${asideOf(otherwise)}`,
    }),
  };
}
