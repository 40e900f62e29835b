export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface Page {
  salon: string;
  /** What a mail list shows beside the subject. */
  preview: string;
  heading: string;
  /** HTML; everything in it is escaped already. */
  body: string;
  /** Why this mail came. */
  why: string;
}

/** The frame all mails of an account share. Styles are inline, because mail readers drop the others. */
export function mailPage({ salon, preview, heading, body, why }: Page): string {
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
    <tr><td style="padding:20px 4px;font-size:13px;color:#6F5F57">${escape(why)}</td></tr>
  </table>
</td></tr></table>
</body></html>
`;
}

export const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

/** The one thing a mail asks for. */
export const button = (label: string, url: string): string =>
  `<p style="margin:28px 0;text-align:center"><a href="${escape(url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#8E3B46;color:#FFFFFF;font-weight:600;text-decoration:none">${escape(label)}</a></p>`;

/** The smaller last sentence of a mail. */
export const asideOf = (text: string): string =>
  `<p style="margin:24px 0 0;font-size:14px;color:#6F5F57">${escape(text)}</p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
