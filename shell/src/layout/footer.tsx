import { Flower } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useSite } from '../site/use-site.js';
import { LEGAL, QUICK, SHORT } from '../navigation/destinations.js';
import { PayCards } from './pay-cards.js';
import { SocialMark } from './social-mark.js';
import { ThemeSwitch } from './theme-switch.js';

const Links = ({ id, title, links }: { id: string; title: string; links: readonly [string, string][] }) => (
  <nav aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(([text, to]) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** One line, for task pages: cart, booking, payment, account, administration. */
export function ShortFooter() {
  const { site } = useSite();
  return (
    <footer className="foot foot--short">
      <div className="page">
        <p>
          © {salonToday().slice(0, 4)} {site.brand}
        </p>
        <nav aria-label="Legal and contact">
          {SHORT.map(([text, to]) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/**
 * The footer of public pages: brand text, social, quick and legal links, cards, copyright of the current year,
 * developer credit.
 */
export function Footer() {
  const { site } = useSite();
  return (
    <footer className="foot">
      <div className="page">
        <div className="foot__grid">
          <div className="foot__brand">
            <Link className="brand" to="/">
              <Flower mark />
              <span>{site.brand}</span>
            </Link>
            <p>{site.footerText}</p>
            <ul className="social" aria-label="Social media">
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} aria-label={name} rel="noopener noreferrer" target="_blank">
                    <SocialMark name={name} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <Links id="quick-links" title="Quick links" links={QUICK} />
          <Links id="legal-links" title="Legal" links={LEGAL} />
          <div className="foot__pay">
            <h2>Cards we accept</h2>
            <PayCards />
            <ThemeSwitch />
          </div>
        </div>
        <div className="foot__end">
          <p>
            © {salonToday().slice(0, 4)} {site.companyName}. All rights reserved.
          </p>
          <p>{site.developerCredit}</p>
        </div>
      </div>
    </footer>
  );
}
