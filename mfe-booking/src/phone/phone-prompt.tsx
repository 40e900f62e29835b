import { messages, phoneProblem } from '@salon/contracts';
import { Button, TextField } from '@salon/ui';
import { messageOf, toast, useSession } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useRef, useState } from 'react';
import { putPhone } from './phone.api.js';

/** Asks for a phone number before the first payment; optional (decision A14). */
export function PhonePrompt({ onDone }: { onDone(): void }) {
  const { update } = useSession();
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const call = useMutation({
    mutationFn: () => putPhone({ phone: phone.trim() }),
    onSuccess: (saved) => {
      toast.success(messages.profileUpdated);
      update(saved);
    },
    onError: (error) => toast.error(messageOf(error, messages.profileFailed)),
  });
  const save = () => {
    const wrong = phone.trim() === '' ? messages.phoneInvalid : phoneProblem(phone);
    setProblem(wrong);
    if (wrong === null) call.mutate();
    else field.current?.focus();
  };
  return (
    <form
      className="ask-phone"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2>May we have your phone number?</h2>
      <TextField
        ref={field}
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        readOnly={call.isPending} // A disabled field would lose the focus.
        error={problem ?? undefined}
        hint={`${messages.phoneHint}. The salon calls only about your visit.`}
        onChange={(event) => {
          setPhone(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <div className="ask-phone-actions">
        <Button type="submit" variant="primary" busy={call.isPending}>
          Save and go on
        </Button>
        <Button variant="text" disabled={call.isPending} onClick={onDone}>
          Go on without
        </Button>
      </div>
    </form>
  );
}
