interface Visitor<Permission> {
  role: 'user' | 'admin';
  permissions?: readonly Permission[];
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
      ['an admin with no list of permissions', { role: 'admin' }, false],
      [`an admin with every permission except ${needed}`, { role: 'admin', permissions: others }, false],
      [`a person with only the permission ${needed}`, { role: 'user', permissions: [needed] }, true],
    ];
    return visitors.map(([who, visitor, allowed]) => [call, who, visitor, allowed]);
  });
