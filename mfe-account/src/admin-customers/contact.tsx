import { mailLink, telLink } from '@salon/contracts';

/** Links that call and mail a customer; what is not known is left out. */
export const Contact = ({ phone, email }: { phone: string | null; email: string | null }) => (
  <>
    {phone && <a href={telLink(phone)}>{phone}</a>} {email && <a href={mailLink(email)}>{email}</a>}
  </>
);
