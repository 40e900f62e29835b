const subsetFont = require('subset-font');

/** Printable ASCII, and the signs of our own texts. shell/src/styles/fonts.css has them as `unicode-range`. */
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const BASIC = `${ASCII}\u00a0©·×–—‘’“”•…`;
/** The weights that the design uses. */
const WEIGHTS = { min: 400, max: 700 };

/** Makes of a font the part that nearly every page needs, in little more than half the bytes: `font.woff2?basic`. */
module.exports = async function basicFont(font) {
  const done = this.async();
  try {
    done(null, await subsetFont(font, BASIC, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }));
  } catch (error) {
    done(error);
  }
};
module.exports.raw = true;
