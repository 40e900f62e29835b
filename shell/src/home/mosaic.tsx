import { Art } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

/** Seven pictures in four columns (docs/product.md §2): grid area, file, width, height, alternative text. */
const PICTURES: readonly [string, string, number, number, string][] = [
  ['a', 'poruwa-morning', 600, 700, 'A bride with gold at her forehead, flowers in her hair'],
  ['b', 'long-hair', 600, 700, 'Long dark hair with frangipani, seen from behind'],
  ['c', 'kajal-and-gold', 800, 600, 'A closed eye with gold on the lid and a long line of kajal'],
  ['d', 'painted-flowers', 600, 700, 'A hand with small flowers painted on its nails'],
  ['e', 'clean-bob', 800, 600, 'A copper bob in profile'],
  ['f', 'jasmine-konde', 800, 600, 'A low bun ringed with jasmine, seen from behind'],
  ['g', 'lemongrass-steam', 800, 520, 'Lemongrass in a steaming bowl'],
];

export const Mosaic = () => (
  <section className="section gallery" id="gallery" aria-labelledby="gallery-title">
    <div className="page">
      <div className="head">
        <h2 id="gallery-title">From the chair</h2>
        <Link className="more" to="/gallery">
          Open the gallery
        </Link>
      </div>
      <ul className="mosaic">
        {PICTURES.map(([area, art, width, height, alt]) => (
          <li key={area} className={`mosaic__${area}`}>
            <Link to="/gallery">
              <Art src={`/art/gallery/${art}.svg`} width={width} height={height} alt={alt} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
