import { parse } from 'yaml';

/** A service of the compose file, reduced to what the drill needs. */
export interface Container {
  name: string;
  image: string;
  environment: Record<string, string>;
  volumes: string[];
  tmpfs: string[];
  dependsOn: string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

interface Service {
  image: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  tmpfs?: string[];
  depends_on?: string[] | Record<string, unknown>;
}

/**
 * Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?}`.
 * @throws Error with the name of a variable that is needed and empty
 */
export function withVariables(text: string, variables: Variables): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, rule = '', given = '') => {
    const value = variables[name] ?? '';
    if (rule === '?' && value === '') throw new Error(`${name} is needed and empty.`);
    return value === '' && rule === '-' ? String(given) : value;
  });
}

/** The services of a compose file, each after its dependencies. */
export function containersOf(text: string, variables: Variables): Container[] {
  const file: unknown = parse(text, { merge: true });
  const { services } = JSON.parse(JSON.stringify(file), (_, value: unknown) =>
    typeof value === 'string' ? withVariables(value, variables) : value,
  ) as { services: Record<string, Service> };
  const all = Object.entries(services).map(([name, service]) => containerOf(name, service));
  return all.sort((one, other) => depthOf(one, all) - depthOf(other, all));
}

function containerOf(
  name: string,
  { image, environment = {}, volumes = [], tmpfs = [], depends_on = [] }: Service,
): Container {
  return {
    name,
    image,
    environment: Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, String(value)])),
    volumes,
    tmpfs,
    dependsOn: Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
  };
}

/** The depth of its dependencies. */
function depthOf({ dependsOn }: Container, all: readonly Container[]): number {
  const depths = dependsOn.map((name) => {
    const other = all.find((each) => each.name === name);
    return other ? 1 + depthOf(other, all) : 0;
  });
  return Math.max(0, ...depths);
}
