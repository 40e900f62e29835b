import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** Where a person's call comes from, as the BFF saw it; the headers are trusted only on a signed call. */
export interface Visitor {
  /** Network, not the whole address: `203.0.113.0/24`; empty when unknown. */
  network: string;
  /** User agent, printable, at most 300 characters; empty when none was sent. */
  agent: string;
}

const NETWORK_HEADER = 'x-visitor-network';
const AGENT_HEADER = 'x-visitor-agent';
const LONGEST = 300;

const printable = (text: string | undefined): string => (text ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST);

/** The headers that pass a visitor on to a service. */
export const visitorHeaders = ({ network, agent }: Visitor): Record<string, string> => ({
  [NETWORK_HEADER]: network,
  [AGENT_HEADER]: printable(agent),
});

/** The visitor of the current request. */
export const CurrentVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  const { headers } = context.switchToHttp().getRequest<{ headers: Record<string, string | undefined> }>();
  return { network: printable(headers[NETWORK_HEADER]), agent: printable(headers[AGENT_HEADER]) };
});
