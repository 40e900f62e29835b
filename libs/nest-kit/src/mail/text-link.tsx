import type { MailLink } from './mail.rules.js';
import { painted } from './mail-styles.js';

export const TextLink = ({ label, url }: MailLink) => (
  <a href={url} {...painted(['accent'], { textDecoration: 'underline' })}>
    {label}
  </a>
);
