import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { Amounts, FactTable, type Facts, Money } from './mail-tables.js';
import type { MailLink, MailPart } from './mail.rules.js';
import { styled, SERIF } from './mail-styles.js';
import { TextLink } from './text-link.js';
import { withNonBreakingSpaces } from './non-breaking-spaces.js';
import { Visit } from './mail-visit.js';

/** One part of a mail. */
export function Part({ part, isLast }: { part: MailPart; isLast: boolean }) {
  const bottom = isLast ? 0 : 16;
  switch (part.type) {
    case 'paragraph':
      return <p {...styled(['ink'], { margin: `0 0 ${bottom}px` })}>{withNonBreakingSpaces(part.text)}</p>;
    case 'note':
      return <p {...styled(['muted'], { margin: `20px 0 ${bottom}px`, fontSize: 14 })}>{part.text}</p>;
    case 'message':
      return <Message text={part.text} />;
    case 'code':
      return <Code label={part.label} code={part.code} />;
    case 'facts':
      return <FactBox facts={part.facts} />;
    case 'visit':
      return <Visit visit={part.visit} />;
    case 'amounts':
      return <Amounts amounts={part.amounts} />;
    case 'sum':
      return <Sum {...part} />;
    case 'button':
      return <MainButton {...part} bottom={isLast ? 0 : 24} />;
    case 'link':
      return <LinkLine {...part} bottom={bottom} />;
  }
}

const MainButton = ({ label, url, withAddress, bottom }: MailLink & { withAddress?: boolean; bottom: number }) => (
  <>
    <p style={{ margin: `24px 0 ${bottom}px` }}>
      <Button
        href={url}
        {...styled(
          ['button', 'buttonInk'],
          { padding: '15px 28px', borderRadius: 999, fontWeight: 600, fontSize: 16 },
          'wide',
        )}
      >
        {label}
      </Button>
    </p>
    {withAddress && <LinkLine before={COPY_LINK} label={url} url={url} bottom={16} />}
  </>
);

const COPY_LINK = 'If the button does not open, copy this into your browser:';

const LinkLine = ({ before, label, url, bottom }: MailLink & { before: string; bottom: number }) => (
  <p {...styled(['muted'], { margin: `0 0 ${bottom}px`, fontSize: 14, wordBreak: 'break-word' })}>
    {before && `${before} `}
    <TextLink label={label} url={url} />
  </p>
);

const BOX = { borderRadius: 10, borderCollapse: 'separate', margin: '24px 0' } as const;

const Message = ({ text }: { text: string }) => (
  <Row {...styled(['petal'], BOX)}>
    <Column {...styled(['ink'], { padding: '20px 24px', whiteSpace: 'pre-wrap', wordBreak: 'break-word' })}>
      {text}
    </Column>
  </Row>
);

const Code = ({ label, code }: { label: string; code: string }) => (
  <Row {...styled(['petal'], BOX)}>
    <Column align="center" style={{ padding: '22px 12px' }}>
      <p {...styled(['muted'], { margin: '0 0 8px', fontSize: 14 })}>{label}</p>
      <p {...styled(['ink'], { margin: 0, font: `600 36px/1.1 ${SERIF}`, letterSpacing: 10 }, 'digits')}>{code}</p>
    </Column>
  </Row>
);

const FactBox = ({ facts }: { facts: Facts }) => (
  <Row {...styled(['petal'], BOX)}>
    <Column style={{ padding: '14px 20px' }}>
      <FactTable facts={facts} />
    </Column>
  </Row>
);

const Sum = ({ label, amount, facts }: { label: string; amount: string; facts: Facts }) => (
  <Row {...styled(['petal'], BOX)}>
    <Column style={{ padding: '20px 24px' }}>
      <p {...styled(['muted'], { margin: 0, fontSize: 14 })}>{label}</p>
      <p {...styled(['ink'], { margin: '2px 0 12px', font: `500 30px/1.2 ${SERIF}` })}>
        <Money amount={amount} />
      </p>
      <FactTable facts={facts} />
    </Column>
  </Row>
);
