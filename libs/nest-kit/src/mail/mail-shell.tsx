import { Column } from '@react-email/column';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Fragment } from 'react';
import { contactUrl, type MailContent, type MailSender, type MailTone, senderLines } from './mail.rules.js';
import { EMBLEM, FLOWERS } from './mail-images.js';
import { Part } from './mail-parts.js';
import { styled, SANS, SERIF, STYLES } from './mail-styles.js';
import { TextLink } from './text-link.js';

interface Props {
  content: MailContent;
  sender: MailSender;
}

/** The document all mails share. It reads well with images blocked and without its style element. */
export const MailShell = ({ content, sender }: Props) => (
  <Html lang="en">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{content.subject}</title>
      <style>{STYLES}</style>
    </Head>
    <body {...styled(['ground', 'ink'], { margin: 0, padding: 0, fontFamily: SANS, fontSize: 16, lineHeight: 1.6 })}>
      <Preview>{content.preview}</Preview>
      <Row {...styled(['ground'])}>
        <Column align="center" className="page" style={{ padding: '32px 16px' }}>
          <Section style={{ maxWidth: 600 }}>
            <Row
              {...styled(
                ['raised', 'hairline'],
                { border: '1px solid', borderRadius: 10, borderCollapse: 'separate', overflow: 'hidden' },
                'sheet',
              )}
            >
              <Column>
                <Header name={sender.name} />
                <Body {...content} />
              </Column>
            </Row>
            <Footer sender={sender} reason={content.reason} />
          </Section>
        </Column>
      </Row>
    </body>
  </Html>
);

/** The salon's name beside its flowers; the background stays when images are blocked. */
const Header = ({ name }: { name: string }) => (
  <Row {...styled(['petal'])}>
    <Column className="header" style={{ padding: '16px 0 16px 32px', verticalAlign: 'middle', width: 40 }}>
      <img src={`cid:${EMBLEM.cid}`} alt="" width="40" height="40" style={{ display: 'block', border: 0 }} />
    </Column>
    <Column
      {...styled(['ink'], { padding: '16px 8px 16px 12px', font: `500 22px/1.15 ${SERIF}`, verticalAlign: 'middle' })}
    >
      {name}
    </Column>
    <Column align="right" style={{ width: '46%', verticalAlign: 'bottom', padding: '10px 0 0' }}>
      <img
        src={`cid:${FLOWERS.cid}`}
        alt=""
        width="264"
        style={{ display: 'block', width: '100%', maxWidth: 264, height: 'auto', border: 0 }}
      />
    </Column>
  </Row>
);

/** A state is not shown by color alone. */
const MARKS: Record<MailTone, string> = { success: '✓', warning: '!', info: '→', neutral: '×' };

const Body = ({ status, heading, parts }: MailContent) => (
  <Row>
    <Column className="body" style={{ padding: '36px 32px 40px' }}>
      {status && (
        <span
          {...styled([status.tone, 'ink'], {
            display: 'inline-block',
            marginBottom: 14,
            padding: '4px 12px',
            borderRadius: 999,
            fontSize: 14,
            fontWeight: 600,
          })}
        >
          {`${MARKS[status.tone]} ${status.words}`}
        </span>
      )}
      <h1 {...styled(['ink'], { margin: '0 0 20px', font: `500 32px/1.15 ${SERIF}`, letterSpacing: '-0.01em' })}>
        {heading}
      </h1>
      {parts.map((part, at) => (
        <Part key={at} part={part} isLast={at === parts.length - 1} />
      ))}
    </Column>
  </Row>
);

const Footer = ({ sender, reason }: { sender: MailSender; reason?: string }) => {
  const [name, ...lines] = senderLines(sender);
  const { siteUrl } = sender;
  return (
    <Row>
      <Column {...styled(['muted'], { padding: '20px 32px', fontSize: 13, lineHeight: 1.6 }, 'foot')}>
        {reason && <p style={{ margin: '0 0 10px' }}>{reason}</p>}
        <p style={{ margin: 0 }}>
          <strong {...styled(['ink'], { fontWeight: 600 })}>{name}</strong>
          {lines.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
          {siteUrl && <br />}
          {siteUrl && <TextLink label="Contact us" url={contactUrl(siteUrl)} />}
        </p>
      </Column>
    </Row>
  );
};
