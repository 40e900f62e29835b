import { CATEGORIES } from '@salon/contracts';
import { lkr } from '@salon/kernel';
import { seedId } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { GALLERY } from './gallery.seed.js';
import { OFFERS } from './offers.seed.js';
import { REVIEWS } from './reviews.seed.js';
import { SERVICES } from './services.seed.js';
import { SITE } from './site.seed.js';

const picture = (art: string): string => `/art/${art}.svg`;
const priceOf = new Map(Object.values(SERVICES).flat().map(({ title, price }) => [title, price]));

/** Fills an empty catalog; what is there already is left as it is, so it can run at every start. */
export function seedCatalog(db: DataSource): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('INSERT INTO catalog.site (value) VALUES ($1) ON CONFLICT DO NOTHING', [SITE]);
    await seedServices(tx);
    await seedOffers(tx);
    await seedGallery(tx);
    await seedReviews(tx);
  });
}

async function seedServices(tx: EntityManager): Promise<void> {
  for (const [position, { slug, label }] of CATEGORIES.entries()) {
    await tx.query('INSERT INTO catalog.category (slug, label, position) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [slug, label, position]);
    const rows = SERVICES[slug].map(({ title, description, price, minutes, art }, index) => ({
      id: seedId(`service ${title}`), title, description, category: slug, priceCents: lkr(price), minutes, thumbnail: picture(art), position: index,
    }));
    await insert(tx, 'service', rows);
  }
}

async function seedOffers(tx: EntityManager): Promise<void> {
  await insert(tx, 'offer', OFFERS.map(({ title, description, price, services, art, startDate, endDate }, position) => ({
    id: seedId(`offer ${title}`), title, description, image: picture(art), priceCents: lkr(price),
    originalPriceCents: lkr(services.reduce((total, each) => total + (priceOf.get(each) ?? 0), 0)), startDate, endDate, position,
  })));
  await insert(tx, 'offer_service', OFFERS.flatMap(({ title, services }) => services.map((service, position) => ({
    offerId: seedId(`offer ${title}`), serviceId: seedId(`service ${service}`), position,
  }))));
}

async function seedGallery(tx: EntityManager): Promise<void> {
  const pictures = Object.entries(GALLERY).flatMap(([caption, images]) => images.map(([art, title]) => ({ caption, title, imageUrl: picture(art) })));
  await insert(tx, 'gallery_image', pictures.map((each, position) => ({ id: seedId(`gallery ${each.caption} ${each.title}`), position, ...each })));
}

async function seedReviews(tx: EntityManager): Promise<void> {
  await insert(tx, 'review', REVIEWS.map(({ name, rating, comment, createdAt }) => ({
    id: seedId(`review ${name}`), userId: seedId(`reviewer ${name}`), userName: name, rating, comment, createdAt,
  })));
}

/** Rows as JSON records, so that one statement fits every table; `table` is one of ours, never input. */
async function insert(tx: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`).join(', ');
  await tx.query(`INSERT INTO catalog.${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::catalog.${table}, $1::jsonb) ON CONFLICT DO NOTHING`, [JSON.stringify(rows)]);
}
