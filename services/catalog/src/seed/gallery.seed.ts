/** Pictures by caption group: file in the illustration set, title. */
export const GALLERY: Readonly<Record<string, readonly (readonly [art: string, title: string])[]>> = {
  Hair: [
    ['hair-cut', 'A clean bob'],
    ['hair-style', 'Combed through'],
    ['hair-colour', 'Copper, painted'],
    ['hair-oil', 'Oil and patience'],
  ],
  Bridal: [
    ['hair-bridal', 'Konde with frangipani'],
    ['makeup-bridal', 'The poruwa morning'],
    ['araliya-branch', 'From the gate'],
    ['portrait', 'Before the veil'],
  ],
  Nails: [
    ['nails-manicure', 'Hibiscus red'],
    ['nails-hands', 'Drawn together'],
    ['nails-lacquer', 'Three for the season'],
    ['foot-bath', 'A flower soak'],
  ],
  Skin: [
    ['facial-glow', 'After the sandalwood'],
    ['facial-clay', 'Green clay'],
    ['facial-herbal', 'Neem and rose'],
    ['apothecary', 'Mixed this morning'],
  ],
  'Make-up': [
    ['makeup-brushes', 'Clean brushes'],
    ['makeup-lips', 'Finding the red'],
    ['hibiscus', 'The colour card'],
    ['tile-offers', 'Ready by six'],
  ],
  'The house': [
    ['tile-services', 'The long table'],
    ['fronds', 'By the window'],
    ['hero', 'An afternoon guest'],
    ['araliya-branch', 'The tree at the gate'],
  ],
};
