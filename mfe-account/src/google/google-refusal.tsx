import { Notice } from '@salon/ui';

interface Props {
  sentence: string;
  /** The account is that of an owner or of the front desk. */
  isAdmin: boolean;
}

/** Why Google's sign-in was refused, with the way on for an account that it never signs in (decision A1). */
export const GoogleRefusal = ({ sentence, isAdmin }: Props) => (
  <Notice tone="danger">
    {sentence}
    {isAdmin && (
      <p>Owners and the front desk sign in with their e-mail address and password, and tick “Sign in as admin”.</p>
    )}
  </Notice>
);
