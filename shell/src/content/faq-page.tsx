import { buttonClass } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { Accordion } from './accordion.js';
import { FAQ } from './faq.js';

/** Spec §2 FAQ. */
export const FaqPage = () => (
  <div className="faq page">
    <div className="faq__side">
      <h1>Frequently Asked Questions</h1>
      <p className="lead muted">Ten things guests like to know before they come.</p>
      <div className="faq__ask">
        <p>Yours is not here? We are glad to answer it.</p>
        <Link className={buttonClass({ variant: 'quiet' })} to="/contact">Ask us</Link>
      </div>
    </div>
    <Accordion entries={FAQ} />
  </div>
);
