import { Art } from '@salon/ui';

const REASONS: readonly [string, string][] = [
  ['One guest at a time', 'Your stylist stays with you from the first consultation to the last mirror check.'],
  [
    'The price you saw',
    'Every service shows its price and minutes. You pay a small booking fee online and the rest at the salon.',
  ],
  ['Made for our weather', 'Colour, keratin and make-up chosen to hold up in Colombo heat and sea air.'],
  ['Clean as a clinic', 'Tools are sterilised between guests, files and buffers are opened new for you.'],
];

export const Why = () => (
  <section className="section why" aria-labelledby="why">
    <div className="page">
      <div className="why__side">
        <h2 id="why">Why Choose Us</h2>
        <p className="lead muted">Good hands, clear prices and no one hurrying you out of the chair.</p>
        <Art src="/art/facial-herbal.svg" width={800} height={600} alt="" />
      </div>
      <ol>
        {REASONS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
