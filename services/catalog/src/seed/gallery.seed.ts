/** Pictures by caption group: file in the illustration set, title. The first of a group is wide, the second tall. */
export const GALLERY: Readonly<Record<string, readonly (readonly [art: string, title: string])[]>> = {
  Hair: [
    ['clean-bob', 'A clean bob'],
    ['long-hair', 'Oiled, combed, let down'],
    ['painted-copper', 'Copper, painted by hand'],
    ['temple-plait', 'A plait for the temple'],
  ],
  Bridal: [
    ['jasmine-konde', 'Konde with jasmine'],
    ['poruwa-morning', 'The poruwa morning'],
    ['seven-pendants', 'Seven pendants'],
    ['homecoming-henna', 'Henna for the homecoming'],
  ],
  Nails: [
    ['half-moons', 'Rose half-moons'],
    ['painted-flowers', 'Flowers smaller than rice'],
    ['shades-of-tea', 'Five shades of tea'],
    ['sea-glass', 'Sea-glass toes'],
  ],
  Skin: [
    ['after-sandalwood', 'After the sandalwood'],
    ['green-clay', 'Green clay, ten minutes'],
    ['lemongrass-steam', 'Lemongrass steam'],
    ['ten-minutes', 'Eyes closed'],
  ],
  'Make-up': [
    ['kajal-and-gold', 'Kajal and gold'],
    ['sari-red', 'The red of the saree'],
    ['two-wings', 'Two wings, one line'],
    ['hibiscus-lips', 'Lips like hibiscus'],
  ],
  'The house': [
    ['long-room', 'The long room'],
    ['the-gate', 'The tree at the gate'],
    ['tea-is-on', 'The tea is on'],
    ['rain-window', 'Rain at the window'],
  ],
};
