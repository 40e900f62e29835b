import { FIELD_LENGTHS, mailLink, messages, telLink, type ContactRequest } from '@salon/contracts';
import { groupThousands } from '@salon/kernel';
import { Button, Notice, TextArea, TextField } from '@salon/ui';
import { ApiError, messageOf, useSession } from '@salon/web-kit';
import { dropDraft, keepDraft, restoreDraft } from '@salon/web-kit/queries';
import { useMutation } from '@salon/web-kit/query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useHydrated } from '../site/use-hydrated.js';
import { useSite } from '../site/use-site.js';
import { sendMessage } from './contact.api.js';
import { contactRequest, fieldProblems, PROBLEMS, type ContactField } from './contact.rules.js';

function Sent({ name, onAgain }: { name: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-page__sent">
      <h2 ref={heading} tabIndex={-1}>
        Thank you, {name}
      </h2>
      <p>{messages.contactSent}</p>
      <Button variant="line" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}

function Count({ control }: { control: Control<ContactRequest> }) {
  const { length } = useWatch({ control, name: 'message', defaultValue: '' }).trim();
  return (
    <>
      {groupThousands(length)} of {groupThousands(FIELD_LENGTHS.message)} characters
    </>
  );
}

function WithoutScript() {
  const { phone, email } = useSite().site;
  return (
    <noscript>
      <p>This form needs JavaScript. You can also reach us here:</p>
      <ul>
        {email && (
          <li>
            <a href={mailLink(email)}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={telLink(phone)}>{phone}</a>
          </li>
        )}
      </ul>
    </noscript>
  );
}

/** `takesFocus`: the form replaced the thank-you message. */
function Form({ onSent, takesFocus }: { onSent: (name: string) => void; takesFocus: boolean }) {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const {
    register,
    handleSubmit,
    formState: { errors },
    setError,
    setFocus,
    getValues,
    setValue,
    control,
  } = useForm<ContactRequest>(); // Without default values: text typed before hydration stays.
  const [sentence, setSentence] = useState<string | null>(null);
  const call = useMutation({
    mutationFn: sendMessage,
    onMutate: () => setSentence(null),
    onSuccess: (_nothing, { name }) => {
      dropDraft('contact');
      onSent(name);
    },
    onError: (error) => {
      const problems = fieldProblems(error instanceof ApiError ? error.errors : undefined);
      for (const [field, message] of problems) setError(field, { message });
      if (problems[0]) setFocus(problems[0][0]);
      else setSentence(messageOf(error, messages.contactFailed));
    },
  });

  // Fills in the draft, name and e-mail address of a signed-in visitor; typed values stay.
  useEffect(() => {
    if (!user) return;
    const fill = (field: string, text: string) =>
      getValues(field as ContactField) === '' && setValue(field as ContactField, text);
    restoreDraft('contact', user._id, fill);
    fill('name', user.name);
    fill('email', user.email);
  }, [user, getValues, setValue]);

  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);

  const field = (name: ContactField) => ({
    ...register(name, { validate: (value) => PROBLEMS[name](value) ?? true }),
    error: errors[name]?.message,
    readOnly: call.isPending,
  });
  return (
    <form
      className="contact-page__form"
      aria-label="Write to us"
      noValidate
      onChange={() => user && keepDraft('contact', user._id, getValues())}
      onSubmit={(event) => void handleSubmit((values) => call.mutate(contactRequest(values)))(event)}
    >
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('email')}
      />
      <TextArea label="Message" rows={6} required hint={<Count control={control} />} {...field('message')} />
      {sentence !== null && <Notice tone="danger">{sentence}</Notice>}
      {/* Before hydration the browser would send the message as a part of the address, to nobody. */}
      <Button type="submit" variant="primary" busy={call.isPending} disabled={!isHydrated}>
        Send message
      </Button>
      <WithoutScript />
    </form>
  );
}

/** The contact form; a thank-you message replaces it after sending. */
export function ContactForm() {
  const [sender, setSender] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  const writeAgain = () => {
    setSender(null);
    setAgain(true);
  };
  return sender === null ? (
    <Form onSent={setSender} takesFocus={isAgain} />
  ) : (
    <Sent name={sender} onAgain={writeAgain} />
  );
}
