import { mailLink, type Site, telLink } from '@salon/contracts';
import { formatDate } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useSite } from '../site/use-site.js';
import { PRIVACY } from './legal-privacy.js';
import { REFUNDS } from './legal-refund.js';
import { TERMS } from './legal-terms.js';
import type { Block, LegalSection, LegalText } from './legal.js';
import { useFilled } from './use-filled.js';

const CONTACT: Pick<LegalSection, 'id' | 'title'> = { id: 'reach-us', title: 'How to reach us' };

/** Moves the focus to the linked section, so that keyboard users continue there. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

const Contents = ({ sections }: { sections: readonly Pick<LegalSection, 'id' | 'title'>[] }) => (
  <nav className="legal__contents" aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`} onClick={() => focusOn(id)}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

const Passage = ({ block, fill }: { block: Block; fill: (text: string) => string }) =>
  typeof block === 'string' ? (
    <p>{fill(block)}</p>
  ) : (
    <ul>
      {block.map((item) => (
        <li key={item}>{fill(item)}</li>
      ))}
    </ul>
  );

const ContactDetails = ({ site }: { site: Site }) => (
  <section aria-labelledby={CONTACT.id}>
    <h2 id={CONTACT.id} tabIndex={-1}>
      {CONTACT.title}
    </h2>
    <address>
      <b>{site.companyName}</b>
      <br />
      {site.address}
      <br />
      {site.phone !== '' && (
        <>
          Phone: <a href={telLink(site.phone)}>{site.phone}</a>
          <br />
        </>
      )}
      {site.email !== '' && (
        <>
          E-mail: <a href={mailLink(site.email)}>{site.email}</a>
        </>
      )}
    </address>
    <p>
      Or use the form on our <Link to="/contact">contact page</Link>.
    </p>
  </section>
);

/** The day of the wording or of the settings, or of the policy in the text when that is later (decision E3). */
function lastChange({ setting, updated, statesPolicy }: LegalText, site: Site): string {
  const { policySince = '' } = site;
  const worded = site[setting] || updated;
  return statesPolicy && policySince > worded ? policySince : worded;
}

/** A legal text with its date, contents and the salon's contact details (docs/product.md §2, decision E3). */
function LegalPage({ text }: { text: LegalText }) {
  const { site } = useSite();
  const fill = useFilled();
  const updated = lastChange(text, site);
  return (
    <div className="legal page">
      <header className="legal__head">
        <h1>{text.title}</h1>
        <p className="lead muted">{text.lead}</p>
        <p className="small muted">
          {site.companyName} · Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </header>
      <Contents sections={[...text.sections, CONTACT]} />
      <article className="legal__text">
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {blocks.map((block, at) => (
              <Passage key={at} block={block} fill={fill} />
            ))}
          </section>
        ))}
        <ContactDetails site={site} />
      </article>
    </div>
  );
}

export const PrivacyPage = () => <LegalPage text={PRIVACY} />;
export const TermsPage = () => <LegalPage text={TERMS} />;
export const RefundPage = () => <LegalPage text={REFUNDS} />;
