import { useLocation } from '@salon/web-kit/router';
import { useEffect, useRef, useState } from 'react';

/** A native popover, opened by its button and closed by Escape or a click outside; it also closes on navigation. */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const at = useRef(pathname);
  const close = () => panel.current?.hidePopover();
  useEffect(() => {
    if (panel.current?.checkVisibility()) setOpen(true); // The popover may have been opened before hydration.
  }, []);
  useEffect(() => {
    if (at.current !== pathname) close();
    at.current = pathname;
  }, [pathname]);
  return { open, setOpen, panel, close };
}
