import { type Labels, type Peer, type Resource, ofKind, selects } from './resource.rules.js';

/** A pod of the site; `namespace` has the labels of another namespace that a pod is in. */
interface Party {
  labels: Labels;
  namespace?: Labels;
}

const SITE = { 'kubernetes.io/metadata.name': 'araliya' };

/**
 * Whether the network policies allow `from` to connect to a port of `to`: a pod that no policy selects is open,
 * otherwise one rule must match.
 */
export const isAllowed = (policies: readonly Resource[], from: Party, to: Party, port: number): boolean =>
  isOpen(policies, { own: to, other: from, port, type: 'Ingress' }) &&
  isOpen(policies, { own: from, other: to, port, type: 'Egress' });

interface Connection {
  own: Party;
  other: Party;
  port: number;
  type: 'Ingress' | 'Egress';
}

function isOpen(resources: readonly Resource[], { own, other, port, type }: Connection): boolean {
  if (own.namespace) return true;
  const policies = ofKind(resources, 'NetworkPolicy').flatMap(({ spec }) => (spec ? [spec] : []));
  const selecting = policies.filter(
    ({ podSelector = {}, policyTypes = [] }) => policyTypes.includes(type) && selects(podSelector, own.labels),
  );
  if (selecting.length === 0) return true;
  return selecting
    .flatMap(({ ingress = [], egress = [] }) => (type === 'Ingress' ? ingress : egress))
    .some(
      (rule) => (rule.ports ?? [{ port }]).some((each) => each.port === port) && isAmong(rule.from ?? rule.to, other),
    );
}

/** A rule without a list allows everyone. */
const isAmong = (peers: readonly Peer[] | undefined, other: Party): boolean =>
  !peers || peers.some((peer) => isPeer(peer, other));

function isPeer({ podSelector, namespaceSelector }: Peer, { labels, namespace }: Party): boolean {
  if (!namespaceSelector && namespace) return false;
  return selects(namespaceSelector ?? {}, namespace ?? SITE) && selects(podSelector ?? {}, labels);
}
