import { Art, buttonClass, EmptyState, Skeleton } from '@salon/ui';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useFilled } from './use-filled.js';
import { Accordion } from './accordion.js';
import { ContentFailed } from '../site/content-failed.js';
import { contentQuery } from './content.queries.js';

/** Widths of the skeleton lines. */
const WIDTHS = ['44%', '56%', '72%', '38%'];

const Waiting = () => (
  <div>
    <p className="sr" role="status">
      Loading questions...
    </p>
    <div className="faq__list" aria-hidden="true">
      {Array.from({ length: 10 }, (_, at) => (
        <div key={at} className="faq__item faq__waiting">
          <Skeleton width={WIDTHS[at % WIDTHS.length]} height="1.4rem" />
          <Skeleton className="faq__mark" />
        </div>
      ))}
    </div>
  </div>
);

function Questions() {
  const fill = useFilled();
  const content = useQuery(contentQuery);
  if (isFirstLoad(content)) return <Waiting />;
  if (!content.data) return <ContentFailed query={content} />;
  const { faq } = content.data;
  return faq.length > 0 ? (
    <Accordion items={faq.map((item) => ({ ...item, answer: fill(item.answer) }))} />
  ) : (
    <EmptyState
      art="/art/empty/no-questions.svg"
      title="No questions yet"
      text="Ask us yours, we are glad to answer it."
    />
  );
}

/** FAQ page (docs/product.md §2). */
export function FaqPage() {
  return (
    <div className="faq page">
      <div className="faq__side">
        <h1>Frequently Asked Questions</h1>
        <p className="lead muted">What guests like to know before they come.</p>
        <div className="faq__ask">
          <p>Yours is not here? We are glad to answer it.</p>
          <Link className={buttonClass({ variant: 'quiet' })} to="/contact">
            Ask us
          </Link>
        </div>
        <Art className="faq__art" src="/art/foot-bath.svg" alt="" ratio="4/3" />
      </div>
      <Questions />
    </div>
  );
}
