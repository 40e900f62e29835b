import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { galleryImages } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

describe('/gallery', () => {
  it('C-003 C-009 C-035 shows a visitor the pictures, each under its caption', async () => {
    catalogSalon();
    open('/gallery');
    const nails = within(await screen.findByRole('region', { name: 'Nails' }));
    expect(nails.getByRole('heading', { name: 'Nails' })).toBeVisible();
    expect(nails.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Hibiscus red',
      'Drawn together',
      'Three for the season',
      'A flower soak',
    ]);
  });

  it('C-044 says when there is none', async () => {
    catalogSalon({ 'GET /gallery': { galleryImages: [] } });
    open('/gallery');
    expect(await screen.findByText('No gallery images available at the moment.')).toBeVisible();
  });

  it('C-070 says when they cannot be had, and Try Again gets them', async () => {
    const salon = catalogSalon({ 'GET /gallery': refuse(503, 'UNAVAILABLE', '') });
    open('/gallery');
    expect(await screen.findByText('Failed to load gallery images. Please try again later.')).toBeVisible();
    salon.replies['GET /gallery'] = { galleryImages };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Hair' })).toBeVisible();
  });
});
