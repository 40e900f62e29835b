import { MAILED } from '@salon/contracts';
import { type MailContent, paragraph } from '@salon/nest-kit/mail';
import { sentBecause } from './mail-texts.js';

interface CodeMail {
  salon: string;
  /** `MAILED.codeDigits` digits. */
  code: string;
  /** Where the code can be entered after signing in. */
  url: string;
}

/** The mail with a verification code. */
export const codeMail = ({ salon, code, url }: CodeMail): MailContent => ({
  subject: `Your ${salon} verification code`,
  preview: `Your verification code is inside. It works for ${MAILED.codeMinutes} minutes.`,
  heading: 'Verify your email',
  parts: [
    paragraph(`Someone, we hope you, is opening an account at ${salon} with this address.`),
    { type: 'code', label: 'Your verification code', code },
    paragraph(`It works for ${MAILED.codeMinutes} minutes, once, and only the newest one counts.`),
    { type: 'link', before: 'Window already closed?', label: 'Sign in and enter it here', url },
    {
      type: 'note',
      text: 'If it was not you, leave this mail be: without the code nothing happens. We never ask for it by phone or message.',
    },
  ],
  reason: sentBecause(salon, 'this address was entered on our site'),
});
