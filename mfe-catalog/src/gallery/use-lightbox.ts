import { messages, type GalleryGroup } from '@salon/contracts';
import { toast } from '@salon/web-kit';
import { useState, type ComponentType } from 'react';

interface Shown {
  Lightbox: ComponentType<{ group: GalleryGroup; first: number; onClose: () => void }>;
  group: GalleryGroup;
  first: number;
}

/**
 * The picture in the lightbox, if any. Its code loads with the first one; a failed load is retried by the next click.
 */
export function useLightbox() {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = async (group: GalleryGroup, first: number) => {
    try {
      const { Lightbox } = await import('./lightbox.js');
      setShown({ Lightbox, group, first });
    } catch {
      toast.error(messages.noResponse); // Only a network failure ends here; the gallery itself still works.
    }
  };
  return { shown, show: (group: GalleryGroup, first: number) => void show(group, first), close: () => setShown(null) };
}
