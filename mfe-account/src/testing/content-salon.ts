import { type AdminStylist, CONTENT_TYPE_NAMES, type ContentItem } from '@salon/contracts';
import type { Reply } from '@salon/testing/fake-salon';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from './fixtures.js';
import { accountSalon } from './open.js';

export const service = (
  _id: string,
  title: string,
  { category: slug = 'hair', ...more }: Partial<ContentItem> & { category?: string } = {},
): ContentItem => ({
  _id,
  archived: false,
  position: 0,
  version: `v-${_id}`,
  fields: { title, description: 'With care.', category: slug, price: 4500, averageTime: 60, thumbnail: null },
  ...more,
});
export const category = (slug: string, label: string, archived = false): ContentItem => ({
  _id: slug,
  archived,
  position: 0,
  version: `v-${slug}`,
  fields: { slug, label },
});
export const stylist = (_id: string, name: string, more: Partial<AdminStylist> = {}): AdminStylist => ({
  _id,
  name,
  skills: 'Colour and cut',
  picture: null,
  serviceIds: null,
  accountEmail: '',
  hasHours: true,
  archived: false,
  visits: 0,
  version: `v-${_id}`,
  ...more,
});
export const act = { _id: 'act1' };

/** The admin's salon with two services and three categories. */
export const contentSalon = (replies: Record<string, Reply> = {}) =>
  accountSalon({
    'GET /auth/me': { user: admin },
    ...Object.fromEntries(CONTENT_TYPE_NAMES.map((kind) => [`GET /admin/content-acts?kind=${kind}`, { acts: [] }])),
    'GET /admin/content/services': { entries: [service('a', 'Haircut'), service('b', 'Perm', { archived: true })] },
    'GET /admin/content/offers': { entries: [] },
    'GET /admin/services/a/carts': { carts: 0 },
    'GET /admin/content/categories': {
      entries: [category('hair', 'Hair Style'), category('nail', 'Nail Art'), category('old', 'Old', true)],
    },
    ...replies,
  });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}
