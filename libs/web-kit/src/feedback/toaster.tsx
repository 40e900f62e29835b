import { useEffect, useState } from 'react';
import { closeToast, useToasts, type ToastData } from './toast.js';

let loaded: typeof import('./toast-list.js') | undefined;

const FIRST_INPUT = ['pointerdown', 'keydown'] as const;

/** True after the first input on this page. */
function useHasInput(): boolean {
  const [hasInput, setHasInput] = useState(false);
  useEffect(() => {
    const listen = () => setHasInput(true);
    for (const type of FIRST_INPUT) document.addEventListener(type, listen, { once: true, capture: true });
    return () => {
      for (const type of FIRST_INPUT) document.removeEventListener(type, listen, { capture: true });
    };
  }, []);
  return hasInput;
}

interface Shown {
  toasts: readonly ToastData[];
  isHeld: boolean;
}

function FallbackToast({ data: { id, text, durationMs }, isHeld }: { data: ToastData; isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);
  return <p className="toast">{text}</p>;
}

/** Text-only toasts, used when the code of the list could not be loaded. */
const FallbackToasts = ({ toasts, isHeld }: Shown) => (
  <div className="toasts" role="status">
    {toasts.map((data) => (
      <FallbackToast key={data.id} data={data} isHeld={isHeld} />
    ))}
  </div>
);

/**
 * All toasts. Their code is loaded at the first input or the first toast, and after a failure with the next toast; the
 * server does not render them.
 */
export function Toaster() {
  const { toasts, isHeld } = useToasts();
  const hasInput = useHasInput();
  const isNeeded = hasInput || toasts.length > 0;
  const [hasFailed, setFailed] = useState(false);
  const [list, setList] = useState(loaded);
  useEffect(() => {
    if (isNeeded && !list)
      import(/* webpackChunkName: "later-toasts" */ './toast-list.js').then(
        (module) => setList((loaded = module)),
        () => setFailed(true),
      );
  }, [isNeeded, list, toasts]);
  if (!isNeeded) return null;
  if (list) return <list.ToastList toasts={toasts} isHeld={isHeld} />;
  return hasFailed && <FallbackToasts toasts={toasts} isHeld={isHeld} />;
}
