import { FOLD, HEART, PETAL, TURNS } from '@salon/ui/pictures/petals';

const Bloom = ({ at }: { at: string }) => (
  <g transform={at}>
    {TURNS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d={PETAL} fill="var(--petal-fill)" />
        <path d={FOLD} fill="var(--petal-fold)" />
      </g>
    ))}
    {TURNS.map((turn) => (
      <path key={turn} transform={`rotate(${turn})`} d={HEART} fill="#e9b44c" />
    ))}
  </g>
);

const SCENES = {
  hibiscus: {
    sky: '#8e3b46',
    hills: [
      ['M-20 720V430c120-90 220 20 440-110v400Z', '#75303a'],
      ['M-20 720V560c150-70 260 40 440-70v230Z', '#5f2630'],
    ],
    sun: [322, 96, 58],
    blooms: [
      'translate(150 210) rotate(8) scale(2.3)',
      'translate(330 330) rotate(40) scale(1.05)',
      'translate(70 400) rotate(66) scale(.7)',
    ],
  },
  leaf: {
    sky: '#2f6b4f',
    hills: [['M-20 720V330c160-70 250 90 440-40v430Z', '#27583f']],
    sun: [80, 120, 54],
    blooms: [
      'translate(270 230) rotate(-14) scale(2.1)',
      'translate(80 330) rotate(30) scale(.8)',
      'translate(350 440) rotate(30) scale(.6)',
    ],
  },
} as const;

export type Scene = keyof typeof SCENES;

/** Cut-paper frangipani before a hill: the picture of the auth layout. */
export function AuthArt({ scene }: { scene: Scene }) {
  const { sky, hills, sun, blooms } = SCENES[scene];
  return (
    <svg viewBox="0 0 400 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="400" height="720" fill={sky} />
      {hills.map(([path, fill]) => (
        <path key={fill} d={path} fill={fill} />
      ))}
      <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill="#e9b44c" />
      {blooms.map((at) => (
        <Bloom key={at} at={at} />
      ))}
    </svg>
  );
}
