import type { GalleryGroup } from '@salon/contracts';
import { Art, EmptyState, Page, Skeleton } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Hero } from '../screen/hero.js';
import { LoadFailed } from '../screen/load-failed.js';
import { galleryQuery } from './gallery.queries.js';
import { useLightbox } from './use-lightbox.js';

interface GroupProps {
  group: GalleryGroup;
  /** Opens the picture at this index of the group in the lightbox. */
  onOpen: (at: number) => void;
}

const Group = ({ group, onOpen }: GroupProps) => (
  <section className="gallery-group" aria-label={group.caption}>
    <h2>{group.caption}</h2>
    <ul className="gallery-mosaic">
      {group.images.map((image, at) => (
        <li key={image._id}>
          <button
            type="button"
            className="gallery-open"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              currentTarget.focus(); // Not every browser focuses a clicked element, and the focus must return here.
              onOpen(at);
            }}
          >
            <Art src={image.imageUrl} alt={image.caption} />
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const GallerySkeleton = () => (
  <div className="gallery-group" aria-busy="true" aria-label="Loading the gallery">
    <Skeleton className="waiting-caption" />
    <ul className="gallery-mosaic">
      {[0, 1, 2, 3].map((at) => (
        <li key={at}>
          <Skeleton className="waiting-picture" />
        </li>
      ))}
    </ul>
  </div>
);

function Groups() {
  const query = useQuery(galleryQuery);
  const { data } = query;
  const { shown, show, close } = useLightbox();
  if (isFirstLoad(query)) return <GallerySkeleton />;
  if (!data) return <LoadFailed title="Failed to load gallery images. Please try again later." query={query} />;
  const groups = data.filter(({ images }) => images.length > 0);
  if (groups.length === 0)
    return <EmptyState art="/art/empty/no-pictures.svg" title="No gallery images available at the moment." />;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.caption} group={group} onOpen={(at) => show(group, at)} />
      ))}
      {shown && <shown.Lightbox group={shown.group} first={shown.first} onClose={close} />}
    </>
  );
}

/** /gallery: the pictures of the salon by caption (docs/product.md §2). */
export function GalleryPage() {
  useTitle('Gallery');
  return (
    <>
      <Hero
        title="Gallery"
        lead="The looks we love to make and the house we make them in, cut from paper."
        art="gallery/hero"
      />
      <Page>
        <Groups />
      </Page>
    </>
  );
}
