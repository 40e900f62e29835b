import { mailLink, telLink } from '@salon/contracts';
import { buttonClass, Flower, Picture } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useSite } from '../site/use-site.js';

/** The page for guests until the owner opens the site (ADR-0044): the salon, and how to contact it. */
export function OpeningSoonPage() {
  const { companyName, phone, email, address } = useSite().site;
  return (
    <section className="opening grain soon" aria-labelledby="soon">
      <div className="page">
        <div className="opening__text">
          <p className="soon__name">
            <Flower mark /> {companyName}
          </p>
          <h1 id="soon">Opening soon</h1>
          <p className="lead soon__lead">
            We are laying out the towels and writing the menu. When the doors open, you can see every price and minute
            here and choose your time.
          </p>
          {(address !== '' || phone !== '' || email !== '') && (
            <address className="soon__contacts">
              {address !== '' && <span>{address}</span>}
              {phone !== '' && <a href={telLink(phone)}>{phone}</a>}
              {email !== '' && <a href={mailLink(email)}>{email}</a>}
            </address>
          )}
          {email !== '' && (
            <div className="opening__actions">
              <Link className={buttonClass({ variant: 'primary', size: 'big' })} to="/contact">
                Write to us
              </Link>
            </div>
          )}
        </div>
      </div>
      <Picture className="opening__art" src="/art/hero.svg" width={800} height={600} alt="" eager />
    </section>
  );
}
