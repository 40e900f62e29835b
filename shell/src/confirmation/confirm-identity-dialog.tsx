import { accountRefusals, CONFIRMED_MINUTES, type ConfirmBy, messages } from '@salon/contracts';
import { Button, Notice, TextField } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { api, ApiError, messageOf, useSession } from '@salon/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { type Behind, useInert } from './use-inert.js';
import '../styles/confirmation.css';

export { whatIsBehind } from './use-inert.js';

interface Props {
  by: ConfirmBy;
  onClose(confirmed: boolean): void;
}

const FIELDS = {
  code: {
    label: 'Code',
    type: 'text',
    autoComplete: 'one-time-code',
    hint: 'From your authenticator app, or a recovery code.',
  },
  password: { label: 'Password', type: 'password', autoComplete: 'current-password', hint: undefined },
} as const;

const postConfirmation = (body: Partial<Record<'code' | 'password', string>>) =>
  api.post<object>('/auth/confirm', body, { onForm: true });

function ConfirmForm({ by, onClose }: { by: 'code' | 'password'; onClose(confirmed: boolean): void }) {
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await postConfirmation({ [by]: value });
      onClose(true);
    } catch (error) {
      const own = error instanceof ApiError ? error.errors?.[by] : undefined;
      setProblem(own ?? messageOf(error, messages.confirmFailed));
      setBusy(false);
      input.current?.focus();
    }
  };
  return (
    <form className="confirmation" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        {...FIELDS[by]}
        value={value}
        error={problem}
        readOnly={busy} // A disabled field would lose the focus.
        required
        autoFocus
        spellCheck={false}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className="confirmation__actions">
        <Button variant="line" disabled={busy} onClick={() => onClose(false)}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={value.trim() === ''}>
          Confirm
        </Button>
      </div>
    </form>
  );
}

/** Without code and password, only a new sign-in counts as confirmation. */
function SignInAgain({ onClose }: { onClose(confirmed: boolean): void }) {
  const { signOut } = useSession();
  return (
    <div className="confirmation">
      <Notice tone="info">{accountRefusals.CONFIRMATION_BY_SIGN_IN.text}</Notice>
      <div className="confirmation__actions">
        <Button variant="line" onClick={() => onClose(false)}>
          Cancel
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onClose(false);
            void signOut();
          }}
        >
          Sign out
        </Button>
      </div>
    </div>
  );
}

/** Asks for code or password before a call that needs a fresh confirmation is repeated. */
export function ConfirmIdentityDialog({ by, behind, onClose }: Props & { behind: Behind }) {
  useInert(behind, () => onClose(false));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title="Is it you?"
      description={`This step needs a confirmation. It then counts for ${CONFIRMED_MINUTES} minutes.`}
    >
      {by === 'sign_in' ? <SignInAgain onClose={onClose} /> : <ConfirmForm by={by} onClose={onClose} />}
    </Dialog>
  );
}
