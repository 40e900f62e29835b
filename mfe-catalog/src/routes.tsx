import type { RouteHandle } from '@salon/contracts';
import { Outlet, type RouteObject } from '@salon/web-kit/router';
import { GalleryPage } from './gallery/gallery-page.js';
import { OffersPage } from './offers/offers-page.js';
import { ReviewsPage } from './reviews/reviews-page.js';
import { ServicesPage } from './services/services-page.js';
import './styles/screen.css';
import './styles/services.css';
import './styles/offers.css';
import './styles/gallery.css';
import './styles/reviews.css';

const Frame = () => (
  <div data-mfe="catalog">
    <Outlet />
  </div>
);

const handle = (title: string): RouteHandle => ({ access: 'public', title });

/** What the shell mounts: what the salon offers and shows (spec §2 route table). */
const routes = [
  {
    element: <Frame />,
    children: [
      { path: 'services', element: <ServicesPage />, handle: handle('Services') },
      { path: 'special-offers', element: <OffersPage />, handle: handle('Special Offers') },
      { path: 'gallery', element: <GalleryPage />, handle: handle('Gallery') },
      { path: 'reviews', element: <ReviewsPage />, handle: handle('Reviews') },
    ],
  },
] satisfies RouteObject[];

export default routes;
