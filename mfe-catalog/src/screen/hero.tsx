interface Props {
  title: string;
  lead: string;
  /** Name of a drawing of the house. */
  art: string;
}

/** How every page of the catalog opens: its name, one sentence, one drawing. */
export const Hero = ({ title, lead, art }: Props) => (
  <header className="hero">
    <div className="page">
      <div className="hero-text">
        <h1>{title}</h1>
        <p className="hero-lead">{lead}</p>
      </div>
    </div>
    <div className="art hero-art">
      <img src={`/art/${art}.svg`} width="800" height="600" alt="" fetchPriority="high" />
    </div>
  </header>
);
