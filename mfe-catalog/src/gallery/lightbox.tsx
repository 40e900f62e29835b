import type { GalleryGroup } from '@salon/contracts';
import { Art } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { neighbour, stepOfKey } from './lightbox.rules.js';
import { useSwipe } from './use-swipe.js';

interface Props {
  group: GalleryGroup;
  /** Index of the picture that is shown first. */
  first: number;
  onClose: () => void;
}

/**
 * One picture large; arrows, keys and swipes cycle through its caption group, Escape closes (docs/product.md §2,
 * decision E6).
 */
export function Lightbox({ group: { caption, images }, first, onClose }: Props) {
  const [at, setAt] = useState(first);
  const go = (step: number) => setAt((now) => neighbour(now, step, images.length));
  const swipe = useSwipe(go);
  const image = images[at];
  if (!image) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  };
  // Events bubble through the portal: the keys work wherever the focus is in the dialog.
  return (
    <div hidden onKeyDown={onKeyDown}>
      <Dialog open onOpenChange={(open) => !open && onClose()} title={caption} wide>
        <figure className="lightbox">
          <div className="lightbox-stage" {...swipe}>
            <Art key={image._id} src={image.imageUrl} alt={image.caption} eager />
          </div>
          <figcaption aria-live="polite" aria-atomic="true">
            <span className="lightbox-title">{image.caption}</span>{' '}
            <span className="lightbox-position">{`${at + 1} of ${images.length}`}</span>
          </figcaption>
          {images.length > 1 && (
            <div className="lightbox-steps">
              <button type="button" className="icon-btn" aria-label="Previous image" onClick={() => go(-1)}>
                <ChevronLeft aria-hidden="true" />
              </button>
              <button type="button" className="icon-btn" aria-label="Next image" onClick={() => go(1)}>
                <ChevronRight aria-hidden="true" />
              </button>
            </div>
          )}
        </figure>
      </Dialog>
    </div>
  );
}
