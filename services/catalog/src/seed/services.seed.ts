import type { CategorySlug } from '@salon/contracts';

export interface ServiceSeed {
  title: string;
  description: string;
  /** LKR. */
  price: number;
  minutes: number | null;
  art: string;
}

/** The menu, ten services a category; prices in LKR. */
export const SERVICES: Readonly<Record<CategorySlug, readonly ServiceSeed[]>> = {
  hair: [
    { title: 'Haircut & finish', description: 'Wash, cut and a soft blow-dry.', price: 4500, minutes: 60, art: 'hair-cut' },
    { title: 'Wash & blow-dry', description: 'Smooth, full or softly waved.', price: 2800, minutes: 40, art: 'hair-style' },
    { title: 'Colour & gloss', description: 'Lived-in colour, sealed with shine.', price: 12500, minutes: 120, art: 'hair-colour' },
    { title: 'Balayage', description: 'Hand-painted light through mid-lengths and ends.', price: 18500, minutes: 180, art: 'hair-balayage' },
    { title: 'Root touch-up', description: 'Regrowth covered to match, up to three centimetres.', price: 6500, minutes: 75, art: 'hair-roots' },
    { title: 'Warm oil treatment', description: 'Coconut and herbs for dry lengths.', price: 3800, minutes: 45, art: 'hair-oil' },
    { title: 'Keratin smoothing', description: 'Frizz calmed for up to three months of Colombo air.', price: 24000, minutes: 180, art: 'hair-smooth' },
    { title: 'Fringe trim', description: 'A quick tidy between two cuts.', price: 1200, minutes: 15, art: 'hair-fringe' },
    { title: 'Evening updo', description: 'Pinned to last from the poruwa to the last dance.', price: 7800, minutes: 75, art: 'hair-updo' },
    { title: 'Bridal hair', description: 'Konde, flowers and a steady hand.', price: 18000, minutes: 90, art: 'hair-bridal' },
  ],
  nail: [
    { title: 'Signature manicure', description: 'Shape, soak, cuticles, two coats.', price: 3200, minutes: 45, art: 'nails-manicure' },
    { title: 'Gel manicure', description: 'Shape and cuticles under two weeks of gel shine.', price: 4600, minutes: 60, art: 'nails-lacquer' },
    { title: 'Gel polish', description: 'Two weeks of colour without a chip.', price: 3900, minutes: 50, art: 'nails-gel' },
    { title: 'French manicure', description: 'A clean white edge on a sheer rose base.', price: 3600, minutes: 50, art: 'nails-french' },
    { title: 'Nail art, full set', description: 'Hand-painted, drawn with you.', price: 5400, minutes: 75, art: 'nails-hands' },
    { title: 'Hand-painted accent', description: 'One small flower, on the nail you choose.', price: 900, minutes: 15, art: 'nails-accent' },
    { title: 'Acrylic extensions', description: 'Length and shape, built on tips and filed thin.', price: 8200, minutes: 120, art: 'nails-acrylic' },
    { title: 'Gel removal', description: 'Soaked off gently, finished with cuticle oil.', price: 1500, minutes: 30, art: 'nails-removal' },
    { title: 'Petal pedicure', description: 'A flower soak, scrub and polish.', price: 4200, minutes: 60, art: 'foot-bath' },
    { title: 'Foot ritual', description: 'Salt scrub, heel care and a slow foot massage.', price: 5200, minutes: 75, art: 'foot-ritual' },
  ],
  facial: [
    { title: 'Araliya glow facial', description: 'Steam, sandalwood mask, shoulder rub.', price: 6800, minutes: 60, art: 'facial-glow' },
    { title: 'Clay purifying facial', description: 'Green clay for tired, oily skin.', price: 5600, minutes: 50, art: 'facial-clay' },
    { title: 'Herbal cleanse', description: 'Neem, turmeric and cool rose water.', price: 4900, minutes: 45, art: 'facial-herbal' },
    { title: 'Deep hydration facial', description: 'Aloe and hyaluronic layers for skin the sun has dried.', price: 7900, minutes: 75, art: 'facial-hydration' },
    { title: 'Express facial', description: 'Cleanse, mask and moisture in a lunch break.', price: 3400, minutes: 30, art: 'facial-express' },
    { title: 'Brightening facial', description: 'Vitamin C and papaya for an even tone.', price: 7200, minutes: 60, art: 'facial-bright' },
    { title: 'Back clarifying treatment', description: 'A facial for the back: steam, extraction, clay.', price: 6900, minutes: 60, art: 'apothecary' },
    { title: 'Threading, full face', description: 'Brows, lip, sides and chin with cotton thread.', price: 2200, minutes: 30, art: 'portrait' },
    { title: 'Eyebrow shaping', description: 'Mapped to your face, threaded clean.', price: 900, minutes: 15, art: 'brows' },
    { title: 'Head & shoulder massage', description: 'Warm oil, slow hands, half an hour of quiet.', price: 3900, minutes: null, art: 'massage' },
  ],
  makeup: [
    { title: 'Evening make-up', description: 'Camera-ready and light on the skin.', price: 7500, minutes: 60, art: 'makeup-brushes' },
    { title: 'Day make-up', description: 'Skin that looks like skin, only rested.', price: 5200, minutes: 45, art: 'makeup-day' },
    { title: 'Bridal make-up', description: 'Trial included, at the salon or home.', price: 38000, minutes: 150, art: 'makeup-bridal' },
    { title: 'Bridal trial', description: 'Two looks tried and noted, so the day holds no surprise.', price: 9500, minutes: 90, art: 'makeup-trial' },
    { title: 'Homecoming make-up', description: 'Softer than the wedding day, made for long evenings.', price: 28000, minutes: 120, art: 'makeup-homecoming' },
    { title: 'Saree draping', description: 'Osariya or Indian, pinned to move in.', price: 3500, minutes: 30, art: 'fronds' },
    { title: 'Lash extensions', description: 'Classic set, one fine lash at a time.', price: 8900, minutes: 120, art: 'lashes' },
    { title: 'Lip colour lesson', description: 'Find your red, and learn to wear it.', price: 3200, minutes: 30, art: 'makeup-lips' },
    { title: 'Make-up lesson', description: 'One hour with your own bag, face to mirror.', price: 8400, minutes: 60, art: 'makeup-lesson' },
    { title: 'Photo-shoot make-up', description: 'Built for studio light, retouched between frames.', price: 11500, minutes: 75, art: 'makeup-studio' },
  ],
};
