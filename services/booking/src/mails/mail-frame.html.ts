import type { MailContent } from './mail.rules.js';

const GROUND = '#fbf8f3';
const INK = '#2a1e1a';
const MUTED = '#6f5f57';
const HAIRLINE = '#e5dacc';
const ACCENT = '#8e3b46';
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export interface Sender {
  name: string;
  address: string;
  siteUrl: string;
}

/** A phone is narrow: less margin and labels of two lines leave a time its one. Programs that drop it show the wide letter. */
const PHONE = '@media (max-width:480px){.sheet{padding:24px 20px!important}.label{white-space:normal!important}}';

/** The mail as a person sees it; all text escaped, all styles inline because mail programs drop the rest. */
export function mailHtml(
  { subject, heading, opening, details, closing }: MailContent,
  { name, address, siteUrl }: Sender,
): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`;
  const row = ([label, value]: [string, string]): string =>
    `<tr><td class="label" style="padding:10px 16px 10px 0;border-top:1px solid ${HAIRLINE};color:${MUTED};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td>` +
    `<td style="padding:10px 0;border-top:1px solid ${HAIRLINE};font-weight:600">${escapeHtml(value)}</td></tr>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title><style>${PHONE}</style></head>
<body style="margin:0;padding:32px 16px;background:${GROUND};color:${INK};font:16px/1.6 ${SANS}">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;border-collapse:collapse"><tr><td>
<p style="margin:0 0 24px;font:600 20px/1.2 ${SERIF};color:${ACCENT}">${escapeHtml(name)}</p>
<div class="sheet" style="background:#ffffff;border:1px solid ${HAIRLINE};border-radius:10px;padding:32px">
<h1 style="margin:0 0 18px;font:500 30px/1.2 ${SERIF}">${escapeHtml(heading)}</h1>
${opening.map(paragraph).join('\n')}
<table style="width:100%;border-collapse:collapse;margin:8px 0 22px">${details.map(row).join('')}</table>
${closing.map(paragraph).join('\n')}
<p style="margin:22px 0 0"><a href="${escapeHtml(siteUrl)}/profile/appointments" style="display:inline-block;padding:12px 22px;border-radius:999px;background:${ACCENT};color:#ffffff;text-decoration:none;font-weight:600">View my appointments</a></p>
</div>
<p style="margin:20px 0 0;color:${MUTED};font-size:13px">${escapeHtml(name)} · ${escapeHtml(address)}</p>
</td></tr></table></body></html>`;
}

/** The same mail for a program without HTML. */
export function mailText(
  { heading, opening, details, closing }: MailContent,
  { name, address, siteUrl }: Sender,
): string {
  const rows = details.map(([label, value]) => `${label}: ${value}`);
  return [
    heading,
    '',
    ...opening,
    '',
    ...rows,
    '',
    ...closing,
    '',
    `${siteUrl}/profile/appointments`,
    '',
    `${name}, ${address}`,
  ].join('\n');
}
