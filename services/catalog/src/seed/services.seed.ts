/** A service of the demonstration content; the price is in LKR. */
type ServiceRow = [title: string, description: string, price: number, minutes: number | null, art: string];

/** The menu, ten services a category. */
const MENU: Readonly<Record<string, readonly ServiceRow[]>> = {
  hair: [
    ['Haircut & finish', 'Wash, cut and a soft blow-dry.', 4500, 60, 'hair-cut'],
    ['Wash & blow-dry', 'Smooth, full or softly waved.', 2800, 40, 'hair-style'],
    ['Colour & gloss', 'Lived-in colour, sealed with shine.', 12500, 120, 'hair-colour'],
    ['Balayage', 'Hand-painted light through mid-lengths and ends.', 18500, 180, 'hair-balayage'],
    ['Root touch-up', 'Regrowth covered to match, up to three centimetres.', 6500, 75, 'hair-roots'],
    ['Warm oil treatment', 'Coconut and herbs for dry lengths.', 3800, 45, 'hair-oil'],
    ['Keratin smoothing', 'Frizz calmed for up to three months of Colombo air.', 24000, 180, 'hair-smooth'],
    ['Fringe trim', 'A quick tidy between two cuts.', 1200, 15, 'hair-fringe'],
    ['Evening updo', 'Pinned to last from the poruwa to the last dance.', 7800, 75, 'hair-updo'],
    ['Bridal hair', 'Konde, flowers and a steady hand.', 18000, 90, 'hair-bridal'],
  ],
  nail: [
    ['Signature manicure', 'Shape, soak, cuticles, two coats.', 3200, 45, 'nails-manicure'],
    ['Gel manicure', 'Shape and cuticles under two weeks of gel shine.', 4600, 60, 'nails-lacquer'],
    ['Gel polish', 'Two weeks of colour without a chip.', 3900, 50, 'nails-gel'],
    ['French manicure', 'A clean white edge on a sheer rose base.', 3600, 50, 'nails-french'],
    ['Nail art, full set', 'Hand-painted, drawn with you.', 5400, 75, 'nails-hands'],
    ['Hand-painted accent', 'One small flower, on the nail you choose.', 900, 15, 'nails-accent'],
    ['Acrylic extensions', 'Length and shape, built on tips and filed thin.', 8200, 120, 'nails-acrylic'],
    ['Gel removal', 'Soaked off gently, finished with cuticle oil.', 1500, 30, 'nails-removal'],
    ['Petal pedicure', 'A flower soak, scrub and polish.', 4200, 60, 'foot-bath'],
    ['Foot ritual', 'Salt scrub, heel care and a slow foot massage.', 5200, 75, 'foot-ritual'],
  ],
  facial: [
    ['Araliya glow facial', 'Steam, sandalwood mask, shoulder rub.', 6800, 60, 'facial-glow'],
    ['Clay purifying facial', 'Green clay for tired, oily skin.', 5600, 50, 'facial-clay'],
    ['Herbal cleanse', 'Neem, turmeric and cool rose water.', 4900, 45, 'facial-herbal'],
    ['Deep hydration facial', 'Aloe and hyaluronic layers for skin the sun has dried.', 7900, 75, 'facial-hydration'],
    ['Express facial', 'Cleanse, mask and moisture in a lunch break.', 3400, 30, 'facial-express'],
    ['Brightening facial', 'Vitamin C and papaya for an even tone.', 7200, 60, 'facial-bright'],
    ['Back clarifying treatment', 'A facial for the back: steam, extraction, clay.', 6900, 60, 'apothecary'],
    ['Threading, full face', 'Brows, lip, sides and chin with cotton thread.', 2200, 30, 'portrait'],
    ['Eyebrow shaping', 'Mapped to your face, threaded clean.', 900, 15, 'brows'],
    ['Head & shoulder massage', 'Warm oil, slow hands, half an hour of quiet.', 3900, null, 'massage'],
  ],
  makeup: [
    ['Evening make-up', 'Camera-ready and light on the skin.', 7500, 60, 'makeup-brushes'],
    ['Day make-up', 'Skin that looks like skin, only rested.', 5200, 45, 'makeup-day'],
    ['Bridal make-up', 'Trial included, at the salon or home.', 38000, 150, 'makeup-bridal'],
    ['Bridal trial', 'Two looks tried and noted, so the day holds no surprise.', 9500, 90, 'makeup-trial'],
    ['Homecoming make-up', 'Softer than the wedding day, made for long evenings.', 28000, 120, 'makeup-homecoming'],
    ['Saree draping', 'Osariya or Indian, pinned to move in.', 3500, 30, 'fronds'],
    ['Lash extensions', 'Classic set, one fine lash at a time.', 8900, 120, 'lashes'],
    ['Lip colour lesson', 'Find your red, and learn to wear it.', 3200, 30, 'makeup-lips'],
    ['Make-up lesson', 'One hour with your own bag, face to mirror.', 8400, 60, 'makeup-lesson'],
    ['Photo-shoot make-up', 'Built for studio light, retouched between frames.', 11500, 75, 'makeup-studio'],
  ],
};

export const SERVICES = Object.fromEntries(
  Object.entries(MENU).map(([category, rows]) => [
    category,
    rows.map(([title, description, price, minutes, art]) => ({ title, description, price, minutes, art })),
  ]),
);
