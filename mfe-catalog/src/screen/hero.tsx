import { Art } from '@salon/ui';

interface Props {
  title: string;
  lead: string;
  /** Name of an illustration. */
  art: string;
}

/** The head of every catalog page: title, one sentence, one illustration. */
export const Hero = ({ title, lead, art }: Props) => (
  <header className="hero">
    <div className="page">
      <div className="hero-text">
        <h1>{title}</h1>
        <p className="hero-lead">{lead}</p>
      </div>
    </div>
    <Art className="hero-art" src={`/art/${art}.svg`} width={800} height={600} alt="" eager />
  </header>
);
