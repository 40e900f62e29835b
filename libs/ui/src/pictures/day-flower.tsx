import { Hearts, Petal, TURNS } from './petals.js';
import '../styles/day-flower.css';

/** Salon mornings, middays and evenings. */
type DayPart = 'morning' | 'noon' | 'evening';

const Bud = () => (
  <g className="day-flower__moves">
    <path d="M84 78C98 76 110 68 117 55" fill="none" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" />
    <Petal transform="translate(84 52) rotate(-16) scale(.6 .86)" />
    <Petal transform="translate(86 52) rotate(20) scale(-.6 .86)" />
    <Petal transform="translate(85 53) rotate(4) scale(.52 .92)" />
    <Petal transform="translate(118 54) rotate(30) scale(.36 .56)" />
    <path d="M74 50C78 60 92 60 97 49 92 52 80 53 74 50Z" fill="var(--leaf)" />
  </g>
);

const Bloom = () => (
  <g transform="translate(87 41)">
    <g className="day-flower__moves">
      {TURNS.map((turn) => (
        <Petal key={turn} transform={`rotate(${turn}) scale(.78)`} />
      ))}
      <Hearts />
    </g>
  </g>
);

/** The petals on the ground: place, turn. */
const ON_THE_GROUND = ['44 112) rotate(68', '114 114) rotate(-74', '132 110) rotate(96'] as const;

const Dropped = () => (
  <>
    <g transform="translate(86 48) rotate(-8) scale(.66)">
      {[72, 288].map((turn) => (
        <Petal key={turn} transform={`rotate(${turn})`} />
      ))}
      <Hearts />
    </g>
    <g className="day-flower__moves">
      {ON_THE_GROUND.map((offset) => (
        <Petal key={offset} transform={`translate(${offset}) scale(.6 .46)`} />
      ))}
    </g>
  </>
);

const FLOWER = { morning: Bud, noon: Bloom, evening: Dropped } as const;
/** Where the sun stands; in the evening it is below the horizon. */
const SUN = { morning: 92, noon: 26, evening: null } as const;

/**
 * The twig at the gate as it is now: a bud in the morning, a bloom at noon, dropped petals in the evening. Decorative.
 */
export function DayFlower({ part }: { part: DayPart }) {
  const Blossom = FLOWER[part];
  const sun = SUN[part];
  return (
    <svg className="day-flower" viewBox="0 0 160 122" data-part={part} aria-hidden="true" focusable="false">
      {sun !== null && <circle cx="36" cy={sun} r="15" fill="var(--sun)" />}
      {sun === null && <path d="M36 14A16 16 0 1 0 50 36 13 13 0 0 1 36 14Z" fill="var(--sun)" />}
      <path d="M12 112C60 106 120 106 150 112" fill="none" stroke="var(--field)" strokeLinecap="round" />
      <path d="M84 110C80 92 80 74 86 52" fill="none" stroke="var(--leaf)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M82 92C68 94 58 88 50 76 66 74 77 80 82 92ZM83 82C92 72 104 68 118 70 110 82 98 86 83 82Z"
        fill="var(--leaf)"
      />
      <Blossom />
    </svg>
  );
}
