import { lkr } from '@salon/kernel';
import { seedId } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { ALMANAC } from './almanac.seed.js';
import { GALLERY } from './gallery.seed.js';
import { insertNew } from './insert-new.js';
import { OFFERS } from './offers.seed.js';
import { REVIEWS } from './reviews.seed.js';
import { SERVICES } from './services.seed.js';

const picture = (art: string): string => `/art/${art}.svg`;
const priceOf = new Map(
  Object.values(SERVICES)
    .flat()
    .map(({ title, price }) => [title, price]),
);

/**
 * Inserts the demonstration's services, offers, pictures and reviews, only into an empty catalog, so that edits by
 * admins stay.
 */
export function seedCatalog(db: DataSource): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await seedMenu(tx))) return;
    await seedOffers(tx);
    await seedGallery(tx);
    await seedAlmanac(tx);
    await seedReviews(tx);
  });
}

/** Inserts the example menu into an empty catalog; false when it already contains services, archived ones included. */
async function seedMenu(tx: EntityManager): Promise<boolean> {
  const [{ filled }] = await tx.query<[{ filled: boolean }]>('SELECT EXISTS (SELECT FROM catalog.service) AS filled');
  if (!filled) await seedServices(tx);
  return !filled;
}

/** Inserts the services of the example menu; existing ones, archived or edited, stay as they are. */
export async function seedServices(tx: EntityManager): Promise<void> {
  for (const [slug, services] of Object.entries(SERVICES)) {
    const rows = services.map(({ title, description, price, minutes, art }, index) => ({
      id: seedId(`service ${title}`),
      title,
      description,
      category: slug,
      priceCents: lkr(price),
      minutes,
      thumbnail: picture(art),
      position: index,
    }));
    await insertNew(tx, 'service', rows);
  }
}

async function seedOffers(tx: EntityManager): Promise<void> {
  await insertNew(
    tx,
    'offer',
    OFFERS.map(({ title, description, price, services, art, startDate, endDate }, position) => ({
      id: seedId(`offer ${title}`),
      title,
      description,
      image: picture(art),
      priceCents: lkr(price),
      originalPriceCents: lkr(services.reduce((total, each) => total + (priceOf.get(each) ?? 0), 0)),
      startDate,
      endDate,
      position,
    })),
  );
  await insertNew(
    tx,
    'offer_service',
    OFFERS.flatMap(({ title, services }) =>
      services.map((service, position) => ({
        offerId: seedId(`offer ${title}`),
        serviceId: seedId(`service ${service}`),
        position,
      })),
    ),
  );
}

async function seedGallery(tx: EntityManager): Promise<void> {
  const pictures = Object.entries(GALLERY).flatMap(([caption, images]) =>
    images.map(([art, title]) => ({ caption, title, imageUrl: picture(`gallery/${art}`) })),
  );
  await insertNew(
    tx,
    'gallery_image',
    pictures.map((each, position) => ({ id: seedId(`gallery ${each.caption} ${each.title}`), position, ...each })),
  );
}

async function seedAlmanac(tx: EntityManager): Promise<void> {
  await insertNew(
    tx,
    'almanac_month',
    ALMANAC.map(({ title, text, art, services }, at) => ({
      id: seedId(`almanac ${at + 1}`),
      month: at + 1,
      title,
      text,
      image: picture(`almanac/${art}`),
      services: services.map((service) => seedId(`service ${service}`)),
      position: at,
    })),
  );
}

async function seedReviews(tx: EntityManager): Promise<void> {
  await insertNew(
    tx,
    'review',
    REVIEWS.map(({ name, rating, comment, createdAt }) => ({
      id: seedId(`review ${name}`),
      userId: seedId(`reviewer ${name}`),
      userName: name,
      rating,
      comment,
      createdAt,
    })),
  );
}
