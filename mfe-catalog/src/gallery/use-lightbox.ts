import { messages, type GalleryGroup } from '@salon/contracts';
import { toast } from '@salon/web-kit';
import { useState, type ComponentType } from 'react';

interface Shown {
  Lightbox: ComponentType<{ group: GalleryGroup; first: number; onClose: () => void }>;
  group: GalleryGroup;
  first: number;
}

/** The picture shown large, if any. Its code comes with the first one; when it does not, the next click asks again. */
export function useLightbox() {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = async (group: GalleryGroup, first: number) => {
    try {
      const { Lightbox } = await import('./lightbox.js');
      setShown({ Lightbox, group, first });
    } catch {
      toast.error(messages.noResponse); // The one way an own chunk fails; the gallery itself still stands.
    }
  };
  return { shown, show: (group: GalleryGroup, first: number) => void show(group, first), close: () => setShown(null) };
}
