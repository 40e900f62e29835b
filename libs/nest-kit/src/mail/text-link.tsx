import type { MailLink } from './mail.rules.js';
import { styled } from './mail-styles.js';

export const TextLink = ({ label, url }: MailLink) => (
  <a href={url} {...styled(['accent'], { textDecoration: 'underline' })}>
    {label}
  </a>
);
