import { messages, type GalleryGroup } from '@salon/contracts';
import { toast, useHasLeft } from '@salon/web-kit';
import { useLocation, useNavigate } from '@salon/web-kit/router';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';

interface Shown {
  Lightbox: ComponentType<{ group: GalleryGroup; first: number; onClose: () => void }>;
  group: GalleryGroup;
  first: number;
}

/**
 * The picture in the lightbox, if any. Its code loads with the first one; a failed load is retried by the next click.
 * An open picture is a history entry of the same address, so that Back closes it. A reload closes it, too, and leaves
 * its entry: the next Back would change nothing.
 */
export function useLightbox() {
  const [shown, setShown] = useState<Shown | null>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const isOpening = useRef(false);
  const isOpen = (location.state as { picture?: true } | null)?.picture === true;
  const leaveEmptyEntry = useEffectEvent(() => {
    if (isOpen && !shown) void navigate(-1);
  });
  useEffect(() => {
    isOpening.current = false; // A second click counts only once the first one's entry is rendered.
    leaveEmptyEntry();
  }, [location]);
  const show = async (group: GalleryGroup, first: number) => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const { Lightbox } = await import('./lightbox.js');
      if (hasLeft.current) return;
      setShown({ Lightbox, group, first });
      // The entry of a reload is used again if it could not be left.
      void navigate(location, { state: { picture: true }, replace: isOpen, preventScrollReset: true });
    } catch {
      isOpening.current = false;
      toast.error(messages.noResponse); // Only a network failure ends here; the gallery itself still works.
    }
  };
  return {
    shown: isOpen ? shown : null,
    show: (group: GalleryGroup, first: number) => void show(group, first),
    close: () => {
      setShown(null);
      void navigate(-1);
    },
  };
}
