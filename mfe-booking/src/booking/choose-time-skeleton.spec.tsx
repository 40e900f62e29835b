import type { RouteHandle } from '@salon/contracts';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import routes from '../routes.js';

const handleOf = (path: string): RouteHandle => routes[0]!.children.find((each) => each.path === path)!.handle;

function wait(at: string): void {
  const [path = ''] = at.split('?');
  render(
    <RouterProvider
      router={createMemoryRouter([{ path, element: handleOf(path).waiting?.() as ReactNode }], {
        initialEntries: [`/${at}`],
      })}
    />,
  );
}

describe('The skeleton while the session is checked', () => {
  it.each([
    ['cart', 'Services Cart'],
    ['book-appointment', 'Choose your time'],
  ])('E5 /%s: its heading, that it loads, and where one is on the way', (path, heading) => {
    wait(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByRole('list', { name: 'Your booking' })).toBeVisible();
  });

  it.each([
    ['appointment', 'Payment'],
    ['reschedule', 'Choose another time'],
  ])('another screen where ?%s= asks for one visit: the heading %s', (parameter, heading) => {
    wait(`book-appointment?${parameter}=abc`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });
});
