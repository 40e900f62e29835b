import { mustVerify, type User } from '@salon/contracts';
import { keepReturnTo, safeReturnTo, takeReturnTo } from '@salon/web-kit';
import { useNavigate, useSearchParams } from '@salon/web-kit/router';
import { useEffect, useEffectEvent } from 'react';

/** Redirects a signed-in visitor: to verification if required, else to `returnTo`, else to `home` (decision A12). */
export function NextStep({ user, home }: { user: User; home: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const go = useEffectEvent(() => {
    const stored = takeReturnTo();
    const back = safeReturnTo(params.get('returnTo')) ?? stored;
    if (mustVerify(user)) {
      if (back) keepReturnTo(back);
      void navigate('/verify-email', { replace: true });
    } else void navigate(back ?? home, { replace: true });
  });
  useEffect(() => go(), []);
  return null;
}
