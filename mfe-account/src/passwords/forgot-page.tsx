import { MAILED } from '@salon/contracts';
import { useTitle } from '@salon/web-kit';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import { ForgotForm } from './forgot-form.js';

/** /forgot-password (docs/product.md §2). */
export function ForgotPage() {
  useTitle('Forgot your password?');
  return (
    <AuthLayout scene="leaf" caption="It happens to all of us." flip>
      <div>
        <h1 className="auth-title">Forgot your password?</h1>
        <p className="auth-lead">
          Tell us your e-mail address and we will mail you a link to set a new one. It works for {MAILED.resetMinutes}{' '}
          minutes.
        </p>
      </div>
      <ForgotForm />
    </AuthLayout>
  );
}
