import type { User } from '@salon/contracts';
import { keepReturnTo, safeReturnTo, takeReturnTo } from '@salon/web-kit';
import { useNavigate, useSearchParams } from '@salon/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { mustVerify } from './landing.rules.js';

/** Sends a signed-in visitor on: to verify first if they must, else back to where they came from, else to `home` (decision A12). */
export function Onward({ user, home }: { user: User; home: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const go = useEffectEvent(() => {
    const kept = takeReturnTo();
    const back = safeReturnTo(params.get('returnTo')) ?? kept;
    if (mustVerify(user)) {
      if (back) keepReturnTo(back);
      void navigate('/verify-email', { replace: true });
    } else void navigate(back ?? home, { replace: true });
  });
  useEffect(() => go(), []);
  return null;
}
