import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import type { MailVisit } from './mail.rules.js';
import { styled, SERIF } from './mail-styles.js';
import { TextLink } from './text-link.js';
import { withNonBreakingSpaces } from './non-breaking-spaces.js';

/** A visit as the site's cards show it. */
export const Visit = ({ visit }: { visit: MailVisit }) => (
  <Row
    {...styled(['hairline'], {
      margin: '24px 0',
      border: '1px solid',
      borderRadius: 10,
      borderCollapse: 'separate',
      overflow: 'hidden',
    })}
  >
    <DateCell visit={visit} />
    <VisitDetails visit={visit} />
  </Row>
);

/** The day and the time, as on a calendar. */
const DateCell = ({ visit: { weekday, day, month, startsAt, isOff } }: { visit: MailVisit }) => (
  <Column
    align="center"
    {...styled(
      [isOff ? 'neutral' : 'petal', isOff ? 'muted' : 'ink'],
      { width: 112, padding: '20px 10px', verticalAlign: 'top', fontSize: 14, lineHeight: 1.3 },
      'date',
    )}
  >
    {weekday}
    <div style={{ font: `400 46px/1.05 ${SERIF}` }}>{day}</div>
    {month}
    <div
      style={{
        marginTop: 12,
        fontSize: 15,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...(isOff && { textDecoration: 'line-through' }),
      }}
    >
      {startsAt}
    </div>
  </Column>
);

const VisitDetails = ({ visit: { services, offer, time, stylist, displayId, links } }: { visit: MailVisit }) => (
  <Column className="details" style={{ padding: 20, verticalAlign: 'top' }}>
    <p {...styled(['ink'], { margin: '0 0 8px', font: `500 20px/1.25 ${SERIF}` })}>{withNonBreakingSpaces(services)}</p>
    {offer !== null && <p {...styled(['ink'], { margin: '0 0 4px', fontSize: 15 })}>{`Special offer: ${offer}`}</p>}
    <p {...styled(['muted'], { margin: 0, fontSize: 15, lineHeight: 1.55 })}>
      {time}
      <br />
      {`with ${stylist}`}
      <br />
      {displayId}
    </p>
    {links.length > 0 && (
      <p style={{ margin: '12px 0 0', fontSize: 15 }}>
        {links.map((link, at) => (
          <span key={link.label}>
            {at > 0 && <span {...styled(['muted'])}>{'  ·  '}</span>}
            <TextLink {...link} />
          </span>
        ))}
      </p>
    )}
  </Column>
);
