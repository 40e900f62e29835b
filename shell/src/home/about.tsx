import { Art } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

export const About = () => (
  <section className="section about" id="about" aria-labelledby="about-title">
    <div className="page">
      <Art src="/art/araliya-branch.svg" width={600} height={800} alt="A frangipani branch in flower" />
      <div className="about__text">
        <h2 id="about-title">A house with a frangipani at the gate</h2>
        <p className="lead">
          Araliya is the Sinhala name of the frangipani: five petals, a warm yellow heart, and a scent that slows people
          down.
        </p>
        <p>
          We opened our doors to do the same. The rooms are bright, the chairs are far apart, and the tea is always on.
          Come for a trim or stay for the afternoon. Either way, you will be asked what you want before anyone picks up
          the scissors.
        </p>
        <Link className="more" to="/about">
          More about us
        </Link>
      </div>
    </div>
  </section>
);
