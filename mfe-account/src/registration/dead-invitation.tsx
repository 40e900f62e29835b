import { generalRefusals, MAILED } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

/** One sentence for all reasons, which the server does not distinguish (threat T7). */
const reasonsWith = (last: string): string =>
  `The invitation may be used or revoked, older than ${MAILED.invitationHours} hours, or ${last}. ` +
  'Please ask an owner of the salon for a new one.';

/** After a refused registration. */
export const INVITATION_HINT = reasonsWith('for another e-mail address');

/** In place of the form of a dead invitation. @param onRegister called before the page becomes that of customers */
export const DeadInvitation = ({ onRegister }: { onRegister(): void }) => (
  <Notice tone="danger">
    {generalRefusals.forbidden}
    <p>{reasonsWith('replaced by a newer one')}</p>
    <p>
      If you have registered with it already, <Link to="/login">sign in</Link>. To book visits for yourself,{' '}
      <Link to="/register" onClick={onRegister}>
        register as a customer
      </Link>
      .
    </p>
  </Notice>
);
