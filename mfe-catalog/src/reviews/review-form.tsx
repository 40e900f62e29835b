import { commentProblem, FIELD_LENGTHS, ratingProblem, type Review, type User } from '@salon/contracts';
import { groupThousands } from '@salon/kernel';
import { Button, TextArea } from '@salon/ui';
import { dropDraft, keepDraft, restoreDraft } from '@salon/web-kit/queries';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { RemoveReview } from './remove-review.js';
import { StarField } from './star-field.js';
import { isGone, useRemoveReview, useSaveReview } from './use-my-review.js';

interface Words {
  /** '1' to '5', as a radio button holds it; '' before one is chosen. */
  rating: string;
  comment: string;
}

const wordsOf = (review: Review | null): Words =>
  review ? { rating: String(review.rating), comment: review.comment } : { rating: '', comment: '' };

/**
 * Writes the customer's one review, edits or removes it (decision B14); typed text survives a failed request and newer
 * data.
 */
export function ReviewForm({ user, mine }: { user: User; mine: Review | null }) {
  const { register, handleSubmit, control, formState, getFieldState, getValues, reset, setValue } = useForm<Words>({
    values: wordsOf(mine),
    resetOptions: { keepDirtyValues: true },
  });
  const { rating, comment } = useWatch({ control });
  const save = useSaveReview(user, mine);
  const remove = useRemoveReview(user);
  const isSending = save.isPending || remove.isPending;
  const { errors, isDirty } = formState;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Newer data may replace the rest. */
  const typed = () =>
    Object.fromEntries(
      Object.entries(getValues()).filter(([field]) => getFieldState(field as keyof Words, formState).isDirty),
    );
  /** Shows a review in place of what was typed, which `resetOptions` would keep. */
  const replace = (review: Review | null) => reset(wordsOf(review), { keepDirtyValues: false });
  /** Of a review that is gone all fields count as typed. */
  const keep = (words: Words) => {
    reset(wordsOf(null), { keepDirtyValues: false });
    for (const field of ['rating', 'comment'] as const) setValue(field, words[field], { shouldDirty: true });
  };
  const submit = (words: Words) =>
    save.mutate(
      { rating: Number(words.rating), comment: words.comment.trim() },
      { onSuccess: replace, onError: (error) => isGone(error) && keep(words) },
    );
  const discard = () => {
    dropDraft('review');
    replace(mine);
    heading.current?.focus(); // The button is removed.
  };
  const removed = () => {
    replace(null);
    heading.current?.focus(); // The button is removed.
  };
  useEffect(
    () =>
      restoreDraft('review', user._id, (field, text) => setValue(field as keyof Words, text, { shouldDirty: true })),
    [user._id, setValue],
  );

  return (
    <form
      className="review-form"
      noValidate
      onChange={() => keepDraft('review', user._id, typed())}
      aria-label={mine ? 'Edit your review' : 'Write a review'}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <h2 ref={heading} tabIndex={-1}>
        {mine ? 'Edit your review' : 'Write a review'}
      </h2>
      <StarField
        value={rating ?? ''}
        readOnly={isSending}
        error={errors.rating?.message}
        input={register('rating', { validate: (value) => ratingProblem(Number(value)) ?? true })}
      />
      <TextArea
        label="Your comment"
        required
        readOnly={isSending}
        error={errors.comment?.message}
        hint={
          <span className="num">
            {`${groupThousands((comment ?? '').trim().length)} of ${groupThousands(FIELD_LENGTHS.comment)} characters`}
          </span>
        }
        {...register('comment', { validate: (value) => commentProblem(value) ?? true })}
      />
      <p className="review-note">
        {mine?.hidden
          ? 'The salon has hidden your review. Guests see neither it nor one that you write in its place.'
          : 'Shown with your name and picture.'}
      </p>
      <div className="review-form-actions">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={remove.isPending}>
          {mine ? 'Update review' : 'Submit review'}
        </Button>
        {isDirty && (
          <Button variant="line" disabled={isSending} onClick={discard}>
            Discard
          </Button>
        )}
        {mine && (
          <RemoveReview
            busy={remove.isPending}
            disabled={save.isPending}
            onRemove={() => remove.mutate(mine, { onSuccess: removed })}
          />
        )}
      </div>
    </form>
  );
}
