const subsetFont = require('subset-font');

const charactersOf = (ranges) =>
  ranges
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

/**
 * The parts of a font: printable ASCII with the signs of our own texts, which nearly every page needs, and the other
 * characters that we show. shell/src/styles/fonts.css repeats them as `unicode-range`.
 */
const PARTS = {
  basic: charactersOf([
    [0x20, 0x7e],
    [0xa0],
    [0xa9],
    [0xb7],
    [0xd7],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022],
    [0x2026],
  ]),
  rest: charactersOf([[0xa1, 0xff], [0x131], [0x152, 0x153], [0x20ac], [0x2122], [0x2191], [0x2193], [0x2212]]),
};
/** The weights that the design uses. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * Makes one part of a font: `font.woff2?part=basic`, or `font.woff2?part=rest&opsz=36` of one optical size, which
 * halves a font that has that axis.
 */
module.exports = async function fontPart(font) {
  const done = this.async();
  const { part, opsz } = Object.fromEntries(new URLSearchParams(this.resourceQuery));
  const variationAxes = { wght: WEIGHTS, ...(opsz && { opsz: Number(opsz) }) };
  try {
    done(null, await subsetFont(font, PARTS[part], { targetFormat: 'woff2', variationAxes }));
  } catch (error) {
    done(error);
  }
};
module.exports.raw = true;
module.exports.PARTS = PARTS;
