import type { RouteHandle } from '@salon/contracts';
import { Outlet, type RouteObject } from '@salon/web-kit/router';
import { offerFacts } from './offers/offer.facts.js';
import { ServicesPage } from './services/services-page.js';
import { FILTER_PARAMS } from './services/services.rules.js';
import './styles/screen.css';
import './styles/hero.css';
import './styles/services.css';
import './styles/offers.css';
import './styles/gallery.css';
import './styles/reviews.css';
import './styles/rating.css';
import './styles/review-form.css';
import './styles/reviews-media.css';

const Frame = () => (
  <div data-mfe="catalog">
    <Outlet />
  </div>
);

const handle = (title: string, description: string, facts?: RouteHandle['facts']): RouteHandle => ({
  access: 'public',
  title,
  description,
  facts,
});

/**
 * The routes that the shell mounts: the catalog screens (docs/product.md §2). The services page loads at once, because
 * most visitors start there; each other page on its first visit.
 */
const routes = [
  {
    element: <Frame />,
    children: [
      {
        path: 'services',
        element: <ServicesPage />,
        handle: {
          ...handle(
            'Services',
            'Every service of the salon with its price and minutes: hair, nails, facials and make-up. ' +
              'Book a time online.',
          ),
          params: FILTER_PARAMS,
        },
      },
      {
        path: 'special-offers',
        lazy: async () => ({ Component: (await import('./offers/offers-page.js')).OffersPage }),
        handle: handle(
          'Special Offers',
          'Services that go well together, for less than one by one. See what is on offer today and book it online.',
          offerFacts,
        ),
      },
      {
        path: 'gallery',
        lazy: async () => ({ Component: (await import('./gallery/gallery-page.js')).GalleryPage }),
        handle: handle(
          'Gallery',
          'The looks we love to make, cut from paper, and the house we make them in: ' +
            'hair, nails, skin, make-up and brides.',
        ),
      },
      {
        path: 'reviews',
        lazy: async () => ({ Component: (await import('./reviews/reviews-page.js')).ReviewsPage }),
        handle: handle('Reviews', 'What guests say after their visit, in their own words, with the stars they gave.'),
      },
    ],
  },
] satisfies RouteObject[];

export default routes;
