import hotToast, { Toaster } from 'react-hot-toast';

export interface ToastAction {
  label: string;
  run: () => void;
}

const SUCCESS_MS = 2_000;
const ERROR_MS = 4_000;
/** An action needs time to be read, reached and pressed. */
const ACTION_MS = 6_000;

const colours = { background: 'var(--toast, #2a1e1a)', color: 'var(--toast-ink, #fff)' };

/** The toast that offers something to do; only one at a time, so that only the newest change can be undone. */
let offered: string | undefined;

function success(text: string, options: { action?: ToastAction | undefined } = {}): void {
  const { action } = options;
  if (!action) {
    hotToast.success(text, { duration: SUCCESS_MS });
    return;
  }
  const press = (id: string) => {
    hotToast.remove(id); // At once: nothing can be pressed twice.
    action.run();
  };
  if (offered) hotToast.remove(offered);
  offered = hotToast.success(
    (shown) => (
      <span className="toast">
        {text}{' '}
        <button type="button" className="toast__action" onClick={() => press(shown.id)}>
          {action.label}
        </button>
      </span>
    ),
    { duration: ACTION_MS },
  );
}

/** Short notes at the top of the page: 2 s when it went well, 4 s when not (spec §9); with an action 6 s. */
export const toast = {
  success,
  error: (text: string): void => void hotToast.error(text, { duration: ERROR_MS, id: text }),
};

/** The one place toasts appear: top centre, dark, white text, read out politely. */
export const ToastPlace = () => (
  <div aria-live="polite">
    <Toaster
      position="top-center"
      toastOptions={{ duration: ERROR_MS, style: { ...colours, maxWidth: 'min(30rem, 92vw)' } }}
    />
  </div>
);
