export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

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
  const otherwise = 'If it was not you, leave this mail be: without the code nothing happens. We never ask for it by phone or message.';
  return {
    subject: `Your ${salon} verification code`,
    text: [`${salon}`, '', why, '', `Your verification code: ${code}`, '', until, `Window already closed? Sign in and enter it at ${url}`, '', otherwise, ''].join('\n'),
    html: page({
      salon, preview: 'Your verification code is inside. It works for 10 minutes.', heading: 'Verify your email',
      body: `${paragraph(why)}
        <p style="margin:28px 0;padding:22px 12px;border-radius:10px;background:#F6E3D4;text-align:center;font:600 34px/1 Georgia,serif;letter-spacing:10px;color:#2A1E1A">${escape(code)}</p>
        ${paragraph(until)}
        <p style="margin:0 0 16px">Window already closed? <a href="${escape(url)}" style="color:#8E3B46">Sign in and enter it here</a>.</p>
        <p style="margin:24px 0 0;font-size:14px;color:#6F5F57">${escape(otherwise)}</p>`,
    }),
  };
}

interface Page {
  salon: string;
  /** What a mail list shows beside the subject. */
  preview: string;
  heading: string;
  /** HTML; everything in it is escaped already. */
  body: string;
}

/** The frame all mails of an account share. Styles are inline, because mail readers drop the others. */
function page({ salon, preview, heading, body }: Page): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(heading)}</title></head>
<body style="margin:0;background:#FBF8F3;color:#2A1E1A;font:16px/1.6 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
    <tr><td style="padding:0 4px 20px;font:500 22px/1.2 Fraunces,Georgia,serif;color:#8E3B46">${escape(salon)}</td></tr>
    <tr><td style="padding:36px 32px;background:#FFFFFF;border:1px solid #E5DACC;border-radius:10px">
      <h1 style="margin:0 0 16px;font:500 28px/1.2 Fraunces,Georgia,serif">${escape(heading)}</h1>
      ${body}
    </td></tr>
    <tr><td style="padding:20px 4px;font-size:13px;color:#6F5F57">This mail was sent by ${escape(salon)} because this address was entered on our site.</td></tr>
  </table>
</td></tr></table>
</body></html>
`;
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
