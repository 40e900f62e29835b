import { mailLink, type SiteContent, type Statistic, type TeamMember, type ValueCard } from '@salon/contracts';
import { Art, Button, buttonClass, Page, PageHeading, Skeleton } from '@salon/ui';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { useSite } from '../site/use-site.js';
import { useFilled } from './use-filled.js';
import { ContentFailed } from '../site/content-failed.js';
import { contentQuery } from './content.queries.js';

/** Shown when a photo fails to load. */
const NO_PHOTO = '/art/hibiscus.svg';

const Figure = ({ number, title, description, footnote }: Statistic) => (
  <li>
    <h3>
      <span className="about-page__number">{number}</span> {title}
    </h3>
    <p>{description}</p>
    {footnote !== undefined && <p className="about-page__foot">{footnote}</p>}
  </li>
);

/**
 * A mail link when the salon has set an address; else a disabled button with the reason (docs/requirements.md, S-082).
 */
function OpenPositions() {
  const { careersEmail = '' } = useSite().site;
  if (careersEmail !== '')
    return (
      <a className={buttonClass({ variant: 'line' })} href={`${mailLink(careersEmail)}?subject=Open%20positions`}>
        View Open Positions
      </a>
    );
  return (
    <div className="about-page__positions">
      <Button aria-disabled="true" aria-describedby="no-positions">
        View Open Positions
      </Button>
      <p className="about-page__foot" id="no-positions">
        No positions are listed online at the moment. Ask at the salon.
      </p>
    </div>
  );
}

const Value = ({ title, content, isHiring }: ValueCard) => (
  <li className={isHiring ? 'about-page__value about-page__value--hiring' : 'about-page__value'}>
    <div>
      <h3>{title}</h3>
      <p>{content}</p>
    </div>
    {isHiring && <OpenPositions />}
  </li>
);

const Member = ({ name, role, bio, image }: TeamMember) => (
  <li>
    <Art src={image} alt={name} fallbackSrc={NO_PHOTO} />
    <h3>{name}</h3>
    <p className="about-page__role">{role}</p>
    <p>{bio}</p>
  </li>
);

function AboutContent({ content: { about, statistics, values, team } }: { content: SiteContent }) {
  const fill = useFilled();
  return (
    <div className="about-page">
      <section className="about-page__top page">
        <div className="about-page__text">
          <h1>{about.headline}</h1>
          {about.story.map((text, at) => (
            <p key={text} className={at === 0 ? 'lead' : undefined}>
              {text}
            </p>
          ))}
        </div>
        <Art src="/art/facial-glow.svg" alt="" eager />
      </section>
      <section className="about-page__band" aria-labelledby="numbers">
        <div className="page">
          <h2 className="sr" id="numbers">
            In numbers
          </h2>
          <ul className="about-page__numbers">
            {statistics.map((each) => (
              <Figure
                key={each.title}
                title={each.title}
                number={fill(each.number)}
                description={fill(each.description)}
                footnote={each.footnote && fill(each.footnote)}
              />
            ))}
          </ul>
        </div>
      </section>
      <section className="section page" aria-labelledby="values">
        <h2 id="values">What we hold to</h2>
        <ul className="about-page__values">
          {values.map((each) => (
            <Value key={each.title} {...each} />
          ))}
        </ul>
      </section>
      <section className="section about-page__people page" aria-labelledby="team">
        <h2 id="team">The hands of the house</h2>
        <ul className="about-page__team">
          {team.map((each) => (
            <Member key={each.name} {...each} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const Waiting = () => (
  <div className="about-page" aria-busy="true">
    <section className="about-page__top page">
      <div className="about-page__text">
        <p className="sr" role="status">
          Loading...
        </p>
        <div className="about-page__line">
          <Skeleton width="88%" height="4rem" />
          <Skeleton width="76%" height="4rem" />
        </div>
        <div className="about-page__line">
          <Skeleton height="1.6rem" />
          <Skeleton height="1.6rem" />
          <Skeleton width="70%" height="1.6rem" />
        </div>
        <div className="about-page__line">
          <Skeleton height="1.1rem" />
          <Skeleton height="1.1rem" />
          <Skeleton width="40%" height="1.1rem" />
        </div>
      </div>
      <Art src="/art/facial-glow.svg" alt="" eager />
    </section>
    <section className="about-page__band" aria-hidden="true">
      <div className="page">
        <ul className="about-page__numbers">
          {[1, 2, 3].map((each) => (
            <li key={each}>
              <Skeleton width="4.5rem" height="4rem" />
              <Skeleton width="60%" height="1.25rem" />
              <Skeleton height="2.75rem" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  </div>
);

/** About page (docs/product.md §2): headline, three statistics, four values, three people. */
export function AboutPage() {
  const content = useQuery(contentQuery);
  if (content.data) return <AboutContent content={content.data} />;
  if (isFirstLoad(content)) return <Waiting />;
  return (
    <Page>
      <PageHeading title="About us" />
      <ContentFailed query={content} />
    </Page>
  );
}
