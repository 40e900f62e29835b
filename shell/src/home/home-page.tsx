import { About } from './about.js';
import { Almanac } from './almanac.js';
import { Contact } from './contact.js';
import { Highlights } from './highlights.js';
import { Mosaic } from './mosaic.js';
import { Opening } from './opening.js';
import { Why } from './why.js';

/**
 * Home page (docs/product.md §2): opening, two tiles, highlights, almanac, Why Choose Us, about, gallery teaser,
 * contact.
 */
export const HomePage = () => (
  <div className="home">
    <Opening />
    <Highlights />
    <Almanac />
    <Why />
    <About />
    <Mosaic />
    <Contact />
  </div>
);
