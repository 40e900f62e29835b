import type { Site } from '@salon/contracts';

export interface MailLink {
  label: string;
  url: string;
}

/** A visit as on the site's cards: the day as on a calendar, beside it the services and the stylist. */
export interface MailVisit {
  displayId: string;
  weekday: string;
  /** Day of the month. */
  day: number;
  month: string;
  /** The whole date in words. */
  date: string;
  startsAt: string;
  /** From – to. */
  time: string;
  stylist: string;
  services: string;
  offer: string | null;
  /** The visit does not take place at this time. */
  isOff: boolean;
  links: MailLink[];
}

/** A price, a fee or a sum; `amount` with its currency: `LKR 1,000.00`. */
export interface MailAmount {
  label: string;
  amount: string;
  isTotal?: boolean;
}

export type MailPart =
  | { type: 'paragraph' | 'note' | 'message'; text: string }
  | { type: 'code'; label: string; code: string }
  | { type: 'facts'; facts: [label: string, value: string][] }
  | { type: 'visit'; visit: MailVisit }
  | { type: 'amounts'; amounts: MailAmount[] }
  | { type: 'sum'; label: string; amount: string; facts: [label: string, value: string][] }
  /** `withAddress` shows the address below the button, for programs that do not open it. */
  | ({ type: 'button'; withAddress?: boolean } & MailLink)
  | ({ type: 'link'; before: string } & MailLink);

/** The content of a mail, as plain text; mail-shell.tsx defines its appearance. */
export interface MailContent {
  subject: string;
  /** Preview text that a mail list shows beside the subject. */
  preview: string;
  status?: { tone: MailTone; words: string };
  heading: string;
  parts: MailPart[];
  /** Why this mail was sent. */
  reason?: string;
}

export type MailTone = 'success' | 'warning' | 'info' | 'neutral';

/** Sender of the mail; unknown data is omitted. */
export interface MailSender {
  name: string;
  address?: string;
  phone?: string;
  /** Origin of the site; the base of the link to its contact page. */
  siteUrl?: string;
}

/** What mails say about the salon. */
export type MailSalon = Required<MailSender> & {
  /** IANA zone of the times in mails. */
  zone: string;
};

/** What the salon's settings say about the sender of a mail. */
export const senderOf = ({ brand, address, phone }: Pick<Site, 'brand' | 'address' | 'phone'>) => ({
  name: brand,
  address,
  phone,
});

export const paragraph = (text: string): MailPart => ({ type: 'paragraph', text });

/** The plain-text version of the mail, made from the same parts. */
export function mailText({ heading, parts, reason }: MailContent, sender: MailSender): string {
  const text = parts.map((part, at) => {
    // Consecutive paragraphs are lines of one block.
    const joined = part.type === 'paragraph' && parts[at + 1]?.type === 'paragraph';
    return textOf(part) + (joined ? '\n' : '\n\n');
  });
  return `${heading}\n\n${text.join('')}${footerLines(sender, reason).join('\n')}\n`;
}

/** Link to the contact page with address, map and form. */
export const contactUrl = (siteUrl: string): string => new URL('/contact', siteUrl).href;

/** What the footer of a mail says about the salon, its name first. */
export const senderLines = ({ name, address, phone }: MailSender): string[] =>
  [name, address ?? '', phone ?? ''].filter((line) => line !== '');

const footerLines = (sender: MailSender, reason?: string): string[] => [
  ...(reason ? [reason] : []),
  senderLines(sender).join(', '),
  ...(sender.siteUrl ? [`Contact us: ${contactUrl(sender.siteUrl)}`] : []),
];

function textOf(part: MailPart): string {
  switch (part.type) {
    case 'code':
      return `${part.label}: ${part.code}`;
    case 'facts':
      return factLines(part.facts);
    case 'visit':
      return visitLines(part.visit);
    case 'amounts':
      return factLines(part.amounts.map(({ label, amount }) => [label, amount]));
    case 'sum':
      return factLines([...part.facts, [part.label, part.amount]]);
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'link':
      return `${[part.before, part.label].filter(Boolean).join(' ')}: ${part.url}`;
    default:
      return part.text;
  }
}

const factLines = (facts: [string, string][]): string => facts.map(([label, value]) => `${label}: ${value}`).join('\n');

const visitLines = ({ displayId, date, time, stylist, offer, services, links }: MailVisit): string =>
  factLines([
    ['Appointment', displayId],
    ['Date', date],
    ['Time', time],
    ['With', stylist],
    ...(offer === null ? [] : [['Special offer', offer] satisfies [string, string]]),
    ['Services', services],
    ...links.map(({ label, url }): [string, string] => [label, url]),
  ]);
