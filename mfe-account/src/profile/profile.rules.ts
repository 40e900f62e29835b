import {
  FIELD_LENGTHS,
  lineProblem,
  nameProblem,
  phoneProblem,
  type ProfileRequest,
  type User,
} from '@salon/contracts';

interface Completion {
  items: { label: string; done: boolean }[];
  /** Share of the items that are filled, 0 to 100. */
  percent: number;
  tone: 'red' | 'yellow' | 'green';
}

const toneOf = (percent: number): Completion['tone'] => (percent < 50 ? 'red' : percent < 100 ? 'yellow' : 'green');

/** How complete a profile is (docs/product.md §4). */
export function completionOf({
  profileImage,
  phone,
  address,
}: Pick<User, 'profileImage' | 'phone' | 'address'>): Completion {
  const items = [
    { label: 'Profile Picture', done: Boolean(profileImage) },
    { label: 'Phone Number', done: Boolean(phone) },
    { label: 'Address', done: Boolean(address) },
  ];
  const percent = Math.round((100 * items.filter(({ done }) => done).length) / items.length);
  return { items, percent, tone: toneOf(percent) };
}

export interface ProfileValues {
  name: string;
  phone: string;
  address: string;
  city: string;
}

export type ProfileField = keyof ProfileValues;

export const formOf = ({ name, phone, address, city }: User): ProfileValues => ({
  name,
  phone: phone ?? '',
  address: address ?? '',
  city: city ?? '',
});

/** The problem of a field of the profile, or null (docs/product.md §5); in the order of the page. */
export const profileProblem: Readonly<Record<ProfileField, (value: string) => string | null>> = {
  name: nameProblem,
  phone: phoneProblem,
  address: (value) => lineProblem('Address', value.trim(), FIELD_LENGTHS.address),
  city: (value) => lineProblem('City', value.trim(), FIELD_LENGTHS.city),
};

export const FIELDS = Object.keys(profileProblem) as ProfileField[];

/** The fields that were changed here: another tab may have saved the others since. */
export const profileRequest = (
  values: ProfileValues,
  changed: Readonly<Partial<Record<ProfileField, boolean>>>,
): ProfileRequest =>
  Object.fromEntries(FIELDS.filter((field) => changed[field]).map((field) => [field, values[field].trim()]));
