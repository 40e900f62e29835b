import type { GalleryGroup } from '@salon/contracts';
import { Art, EmptyState, Page, PageHeading, Skeleton } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { LoadFailed } from '../screen/load-failed.js';
import { useGallery } from './use-gallery.js';

const Group = ({ group }: { group: GalleryGroup }) => (
  <section className="gallery-group" aria-label={group.caption}>
    <h2>{group.caption}</h2>
    <ul className="gallery-mosaic">
      {group.images.map((image) => <li key={image._id}><Art src={image.imageUrl} alt={image.caption} /></li>)}
    </ul>
  </section>
);

const Waiting = () => (
  <div className="gallery-group" aria-busy="true" aria-label="Loading the gallery">
    <ul className="gallery-mosaic">{Array.from({ length: 8 }, (_, at) => <li key={at}><Skeleton className="waiting-picture" /></li>)}</ul>
  </div>
);

function Groups() {
  const { data, error, isPending, refetch } = useGallery();
  if (isPending) return <Waiting />;
  if (!data) return <LoadFailed title="Failed to load gallery images. Please try again later." error={error} onRetry={() => void refetch()} />;
  const groups = data.filter(({ images }) => images.length > 0);
  if (groups.length === 0) return <EmptyState art="/art/portrait.svg" title="No gallery images available at the moment." />;
  return groups.map((group) => <Group key={group.caption} group={group} />);
}

/** /gallery: the pictures of the salon by caption (spec §2 Gallery). */
export function GalleryPage() {
  useTitle('Gallery');
  return (
    <Page>
      <PageHeading title="Gallery" lead="Work of our stylists, and the house it is done in." />
      <Groups />
    </Page>
  );
}
