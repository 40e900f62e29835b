import { useState } from 'react';

/** A longer comment, in characters or lines, is collapsed. */
const FOLDED_FROM = { characters: 230, lines: 6 };

const isLong = (comment: string): boolean =>
  comment.length > FOLDED_FROM.characters || comment.split('\n').length > FOLDED_FROM.lines;

/** A comment as written; a long one is collapsed until the reader expands it. */
export function ReviewWords({ comment }: { comment: string }) {
  const [open, setOpen] = useState(false);
  const long = isLong(comment);
  return (
    <div className="review-said">
      <p className="review-words" data-folded={long && !open}>
        {comment}
      </p>
      {long && (
        <button type="button" className="review-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Read more'}
        </button>
      )}
    </div>
  );
}
