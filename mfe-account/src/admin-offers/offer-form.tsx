import { messages } from '@salon/contracts';
import { TextArea, TextField } from '@salon/ui';
import { ApiError } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useQuery, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { isSame } from '../admin-conflict/conflict.rules.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { RestoredNotice, useDraft, useRestored } from '../fields-form/form-drafts.js';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { UploadProgress } from '../pictures/upload-progress.js';
import {
  FIELD_LABELS,
  FIELDS,
  formOf,
  formProblems,
  type OfferItem,
  type OfferField,
  type OfferValues,
  priceWarning,
  type ServiceItem,
  sumOf,
} from './offers.rules.js';
import { FormFoot, type FormProps } from '../screen/form-dialog.js';
import { OfferPicture } from './offer-picture.js';
import { OfferPrices } from './offer-prices.js';
import { ServiceChoice } from './service-choice.js';
import { useOfferConflict } from './use-offer-conflict.js';
import { usePriceQuestion } from './use-price-question.js';
import { useSaveOffer } from './use-admin-offers.js';

interface Props extends FormProps {
  /** Null for a new offer. */
  item: OfferItem | null;
  today: string;
  /** What was typed before the session ended. */
  typed?: OfferValues;
}

/** `form` of the draft of an offer. */
export const OFFER_FORM = 'offer';

/** Refusals with the status of a lost response: the offer is not created. */
const NOT_CREATED = ['BUSY', 'UPSTREAM_BUSY', 'PICTURES_BUSY', 'PICTURES_FULL'];
const mayBeCreated = (error: unknown): boolean =>
  isResponseLost(error) && !(error instanceof ApiError && NOT_CREATED.includes(error.code));

/** Creates or edits an offer; errors are shown at their fields, and no input is lost. */
export function OfferForm({ item, today, typed, onDirty, onBusy, onSaved, onCancel }: Props) {
  const offerForm = useForm<OfferValues>({ defaultValues: formOf(item, today) });
  const { register, handleSubmit, control, setValue, setError, setFocus, reset, clearErrors } = offerForm;
  const { errors, isDirty, defaultValues } = offerForm.formState;
  const values = useWatch({ control });
  const { services = [], picture = null } = values;
  const { field: choice } = useController({ control, name: 'services' });
  const client = useQueryClient();
  const save = useSaveOffer(item, { onSaved, onBusy });
  const menu = useQuery(contentItemsQuery<ServiceItem>('services')).data ?? [];
  const [sentence, setSentence] = useState<string | null>(null);
  const priceQuestion = usePriceQuestion();
  /** The values that the form was created from; replaced after a conflict is resolved. */
  const [base, setBase] = useState(item);
  const conflict = useOfferConflict({
    item: base,
    today,
    onChoose: (form, over) => {
      reset(form, { keepDefaultValues: true });
      setBase(over);
      send(form, over);
    },
    onSame: onSaved,
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // A file is no JSON.
  const isTyped = FIELDS.some((name) => name !== 'picture' && !isSame(values[name], defaultValues?.[name]));
  const { isRestored, setRestored } = useRestored(isTyped);
  useEffect(() => {
    if (!typed) return;
    reset(typed, { keepDefaultValues: true });
    setRestored(true);
  }, [typed, reset, setRestored]);
  useDraft(OFFER_FORM, { item, values: { ...values, picture: null } }, isTyped);

  const showErrors = (fields: Partial<Record<OfferField, string>>) => {
    const wrong = FIELDS.filter((name) => fields[name]);
    for (const name of wrong) setError(name, { message: fields[name] });
    if (wrong[0]) setFocus(wrong[0]);
    return wrong.length > 0;
  };
  const send = (form: OfferValues, over: OfferItem | null) => {
    setSentence(null);
    if (showErrors(formProblems(form, menu))) return;
    const fail = (error: unknown) => {
      if (over === null && mayBeCreated(error)) {
        setSentence(messages.mayBeCreated);
        return void client.invalidateQueries();
      }
      const failure = formErrorsOf(error, FIELDS, messages.offerSaveFailed);
      showErrors(failure.fields);
      setSentence(failure.sentence);
    };
    const onError = (error: unknown) => void conflict.compare(error, form).catch(fail);
    priceQuestion.ask(priceWarning(form.price, form.originalPrice, sumOf(form.services, menu)), () =>
      save.mutate({ form, version: over?.version }, { onError }),
    );
  };
  const submit = handleSubmit((form) => send(form, base));
  const field = (name: Exclude<OfferField, 'picture' | 'services'>, label = FIELD_LABELS[name]) => ({
    label,
    disabled: save.isPending,
    error: errors[name]?.message,
    ...register(name, { onChange: () => clearErrors(name) }),
  });
  return (
    <form
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        clearErrors();
        void submit(event);
      }}
    >
      {isRestored && <RestoredNotice disabled={save.isPending} onDiscard={() => reset()} />}
      <TextField {...field('title')} maxLength={120} />
      <ServiceChoice
        button={choice.ref}
        chosen={services}
        held={item?.fields.services ?? []}
        onChange={(chosen) => {
          clearErrors('services');
          choice.onChange(chosen);
        }}
        error={errors.services?.message}
        disabled={save.isPending}
      />
      <OfferPrices form={offerForm} field={field} sum={sumOf(services, menu)} />
      <OfferPicture
        image={item?.fields.image ?? null}
        file={picture ?? null}
        error={errors.picture?.message}
        disabled={save.isPending}
        onChoose={(file) => {
          clearErrors('picture');
          setValue('picture', file, { shouldDirty: true });
        }}
      />
      <div className="offer-form__pair">
        <TextField {...field('startDate')} type="date" hint="Guests see the offer on both days and between them." />
        <TextField {...field('endDate')} type="date" />
      </div>
      <TextArea {...field('description')} rows={3} />
      {conflict.dialog}
      {priceQuestion.dialog}
      <FormFoot
        sentence={sentence}
        saveLabel={item ? 'Save offer' : 'Create offer'}
        isBusy={save.isPending}
        onCancel={onCancel}
      >
        {save.isPending && picture && <UploadProgress share={save.share} />}
      </FormFoot>
    </form>
  );
}
