/** A user agent without its versions: an update is no new device. */
export const agentWithoutVersions = (agent: string): string => agent.replace(/\d+(?:[._]\d+)*/g, '');
