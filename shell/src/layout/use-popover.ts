import { useLocation } from '@salon/web-kit/router';
import { useEffect, useRef, useState } from 'react';

/** A panel the browser itself opens by its button and closes by Escape or a press elsewhere; it closes on a new page, too. */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const at = useRef(pathname);
  const close = () => panel.current?.hidePopover();
  useEffect(() => {
    if (panel.current?.checkVisibility()) setOpen(true); // It was opened before the page was awake.
  }, []);
  useEffect(() => {
    if (at.current !== pathname) close();
    at.current = pathname;
  }, [pathname]);
  return { open, setOpen, panel, close };
}
