import { refuse, type StylistFields, stylistProblems } from '@salon/contracts';

/** A stylist in the history of changes. */
export interface StylistState extends StylistFields {
  /** When they were archived, ISO 8601. */
  leftAt: string | null;
}

/**
 * The form of a stylist: trimmed, folded and sorted, so that equal forms are equal states.
 * @throws DomainError `invalid` naming each wrong field
 */
export function stylistFieldsOf(body: Readonly<Record<string, unknown>>): StylistFields {
  const errors = stylistProblems(body, true);
  if (Object.keys(errors).length > 0) throw refuse('STYLIST_INVALID', { errors });
  const { name, skills, picture = null, serviceIds, accountEmail = '' } = body as unknown as StylistFields;
  return {
    name: name.trim(),
    skills: skills.trim(),
    picture,
    serviceIds: serviceIds && serviceIds.map((id) => id.toLowerCase()).sort(),
    accountEmail: accountEmail.trim().toLowerCase(),
  };
}
