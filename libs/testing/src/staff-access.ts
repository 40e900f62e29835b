import 'reflect-metadata';

interface Visitor<Permission> {
  role: 'user' | 'admin';
  permissions: readonly Permission[];
}

/**
 * Each call of a table with everyone who makes it; allowed only with its permission, whatever the role (ADR-0083).
 * @param permissions all there are
 * @returns the call, who makes it, what the signed caller says of them (null: a guest), and whether it is allowed
 */
export const staffAccess = <Permission extends string>(
  permissions: readonly Permission[],
  calls: Readonly<Record<string, Permission>>,
): [call: string, who: string, visitor: Visitor<Permission> | null, allowed: boolean][] =>
  Object.entries(calls).flatMap(([call, needed]) => {
    const others = permissions.filter((each) => each !== needed);
    const visitors: [string, Visitor<Permission> | null, boolean][] = [
      ['a guest', null, false],
      ['a customer', { role: 'user', permissions: [] }, false],
      ['an admin without a permission', { role: 'admin', permissions: [] }, false],
      [`an admin with every permission except ${needed}`, { role: 'admin', permissions: others }, false],
      [`a person with only the permission ${needed}`, { role: 'user', permissions: [needed] }, true],
    ];
    return visitors.map(([who, visitor, allowed]) => [call, who, visitor, allowed]);
  });

/** Nest's metadata keys of a handler, and the order of its methods. */
const [PATH, METHOD] = ['path', 'method'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/**
 * The calls of a service's controllers that are not in the table, sorted: each is open to more people than the staff.
 * @param discovery Nest's DiscoveryService of the running service
 * @returns e.g. `GET /visits/:code`
 */
export function callsBeside(
  discovery: { getControllers(): readonly { instance: unknown }[] },
  calls: Readonly<Record<string, unknown>>,
): string[] {
  const routes = discovery.getControllers().flatMap(({ instance }) => routesOf(instance as object));
  const fixedParts = (route: string): number => route.split('/').filter((part) => !part.startsWith(':')).length;
  routes.sort((one, other) => fixedParts(other) - fixedParts(one));
  const listed = new Set(Object.keys(calls).map((call) => routes.find((route) => isCallOf(route, call))));
  return routes.filter((route) => !listed.has(route)).sort();
}

function routesOf(controller: object): string[] {
  const base = Reflect.getMetadata(PATH, controller.constructor) as string;
  const members = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(controller) as Record<string, unknown>);
  return Object.values(members).flatMap(({ value: handler }) => {
    // The constructor has a path, too, and no method.
    if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD, handler)) return [];
    const path = `${base}/${Reflect.getMetadata(PATH, handler) as string}`.split('/').filter(Boolean).join('/');
    return [`${METHODS[Reflect.getMetadata(METHOD, handler) as number] ?? '?'} /${path}`];
  });
}

const isCallOf = (route: string, call: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/?]+')}(?:\\?.*)?$`).test(call);
