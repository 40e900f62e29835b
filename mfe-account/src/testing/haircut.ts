import type { SalonService } from '@salon/contracts';

/** A service as the menu sends it. */
export const haircut: SalonService = {
  _id: 's1',
  title: 'Haircut',
  description: '',
  category: 'hair',
  price: 2500,
  averageTime: 45,
  thumbnail: null,
};
