import type { StylistFields } from '@salon/contracts';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { KeepPicturesJob } from './keep-pictures.job.js';
import { StylistsQueries } from './stylists.queries.js';
import { WriteStylist } from './write-stylist.js';

const salon = eachMonday();
const at = (name: string): string => `/media/catalog/${name}-40x30.webp`;
const FORM: StylistFields = {
  name: 'Ishara',
  skills: 'Nails',
  picture: at('first'),
  serviceIds: null,
  accountEmail: '',
};

it('pictures of stylists are in use, and replaced ones for as long as an undo can bring them back', async () => {
  const sent: (readonly string[])[] = [];
  const keepPictures = async (urls: readonly string[]) => void sent.push([...urls].sort());
  const job = new KeepPicturesJob(salon.db, { keepPictures } as never, salon.clock);
  const write = new WriteStylist(salon.db, salon.calendar, new StylistsQueries(salon.db, salon.clock), salon.clock);
  await job.run();
  const others = sent[0] ?? [];
  const { stylist } = await write.create(FORM, ADMIN);
  await write.edit(stylist._id, { ...FORM, picture: `${at('second')}#focus=40,0`, version: stylist.version }, ADMIN);
  await job.run();
  salon.clock.advance(3 * 24 * 60);
  await job.run();
  expect(sent.slice(1)).toEqual([[at('first'), at('second'), ...others].sort(), [at('second'), ...others].sort()]);
});
