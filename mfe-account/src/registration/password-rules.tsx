import { passwordChecklist } from '@salon/contracts';
import { Check, Circle } from 'lucide-react';

/** 'Password must contain at least one number' → 'one number'. */
const short = (text: string): string => text.replace(/^Password must (?:be|contain) at least /, '');

/** The rules in order; each is marked as met while typing. */
export const PasswordRules = ({ password }: { password: string }) => (
  <ul className="password-rules" aria-label="Password rules">
    {passwordChecklist(password).map(({ text, met }) => (
      <li key={text} data-met={met}>
        {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
        {short(text)}
        <span className="sr">{met ? ' (met)' : ' (not yet)'}</span>
      </li>
    ))}
  </ul>
);
