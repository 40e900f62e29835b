import { Art, buttonClass, Picture } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useMenuPreview, useSite } from '../site/use-site.js';
import { DayTree } from './day-tree.js';

const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** `Forty ways`, `37 ways`; `Many ways` while the menu is unknown or short. */
function manyOf(count: number): string {
  if (count < 10) return 'Many ways';
  return `${(count % 10 === 0 && TENS[count / 10]) || count} ways`;
}

const TILES = [
  {
    to: '/services',
    art: 'tile-services',
    height: 600,
    width: 800,
    title: 'Services',
    text: (count: number) => `${manyOf(count)} to be looked after, from a quick fringe trim to a bridal morning.`,
    go: 'See the menu',
  },
  {
    to: '/special-offers',
    art: 'tile-offers',
    height: 600,
    width: 600,
    title: 'Special Offers',
    text: () => 'Pairings at a gentler price, while they last.',
    go: 'See this month',
  },
] as const;

function Tiles() {
  const count = useMenuPreview().data?.count ?? 0;
  return (
    <div className="page tiles">
      {TILES.map(({ to, art, width, height, title, text, go }) => (
        <Link className="tile" to={to} key={to}>
          <Art src={`/art/${art}.svg`} width={width} height={height} alt="" loading="eager" />
          <div className="label">
            <h2>{title}</h2>
            <p>{text(count)}</p>
            <span className="go" aria-hidden="true">
              {go}
            </span>
          </div>
        </Link>
      ))}
    </div>
  );
}

/** The hero: one sentence, one action, and two links. */
export function Opening() {
  const { tagline } = useSite().site;
  return (
    <>
      <section className="opening grain" aria-labelledby="opening">
        <div className="page">
          <div className="opening__text">
            <h1 id="opening">{tagline}</h1>
            <div className="opening__actions">
              <Link className={buttonClass({ variant: 'primary', size: 'big' })} to="/services">
                Book Now
              </Link>
              <p className="opening__note">
                Choose a time online.
                <br />
                Pay the rest at the salon.
              </p>
            </div>
            <DayTree />
          </div>
        </div>
        <Picture className="opening__art" src="/art/hero.svg" width={800} height={600} alt="" eager />
      </section>
      <Tiles />
    </>
  );
}
