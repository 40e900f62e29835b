import { About } from './about.js';
import { Contact } from './contact.js';
import { Highlights } from './highlights.js';
import { Mosaic } from './mosaic.js';
import { Opening } from './opening.js';
import { Why } from './why.js';

/** Home page (docs/product.md §2): opening, two tiles, highlights, Why Choose Us, about, gallery teaser, contact. */
export const HomePage = () => (
  <div className="home">
    <Opening />
    <Highlights />
    <Why />
    <About />
    <Mosaic />
    <Contact />
  </div>
);
