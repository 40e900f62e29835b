import { Art } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

/** Seven pictures in four columns (docs/product.md §2): grid area, file, width, height, alternative text. */
const PICTURES: readonly [string, string, number, number, string][] = [
  ['a', 'portrait', 600, 800, 'A woman in profile with frangipani at the nape of her neck'],
  ['b', 'hibiscus', 600, 800, 'A red hibiscus on a sun-yellow disc'],
  ['c', 'hair-style', 800, 600, 'A comb drawn through waves of brown hair'],
  ['d', 'nails-hands', 800, 600, 'Two hands with painted nails around a hibiscus'],
  ['e', 'makeup-bridal', 800, 600, 'A bride with a forehead jewel and flowers in her hair'],
  ['f', 'hair-bridal', 800, 600, 'A low bun ringed with frangipani, seen from behind'],
  ['g', 'foot-bath', 800, 600, 'A bowl of water with floating frangipani'],
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
              <Art src={`/art/${art}.svg`} width={width} height={height} alt={alt} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
