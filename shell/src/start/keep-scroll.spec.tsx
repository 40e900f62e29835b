import { RouterProvider, useLocation } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { render, screen } from '@testing-library/react';
import { useInsertionEffect } from 'react';
import { KeepScroll } from './keep-scroll.js';

it('E2 follows an anchor that is pressed before the provider of the router listens', async () => {
  const Page = () => {
    const { hash } = useLocation();
    // Before the layout effect in which the provider begins to listen.
    useInsertionEffect(() => void router.navigate('/#gallery'), []);
    return <p>at {hash}</p>;
  };
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/#about'] });
  router.subscribe(() => undefined); // As the reports of a page do.
  render(
    <KeepScroll router={router}>
      <RouterProvider router={router} />
    </KeepScroll>,
  );
  expect(await screen.findByText('at #gallery')).toBeVisible();
});
