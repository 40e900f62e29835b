import type { Stylist } from '@salon/contracts';
import { Avatar, Flower, Skeleton } from '@salon/ui';
import type { ReactNode } from 'react';

interface OptionProps {
  name: string;
  about: string;
  picture: ReactNode;
  checked: boolean;
  onChoose(): void;
}

const Option = ({ name, about, picture, checked, onChoose }: OptionProps) => (
  <label className="stylist">
    <input type="radio" name="stylist" aria-label={name} checked={checked} onChange={onChoose} />
    <span className="stylist-face" aria-hidden="true">
      {picture}
    </span>
    <span>
      <b>{name}</b>
      <small>{about}</small>
    </span>
  </label>
);

const Head = () => (
  <div className="part-head" aria-hidden="true">
    <h2>Stylist</h2>
    <span>Changes the times below</span>
  </div>
);

/** The skeleton of the choice while the stylists load. */
export const StylistsSkeleton = () => (
  <div className="stylists" aria-hidden="true">
    <Head />
    <div className="stylist-options">
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} />
      ))}
    </div>
  </div>
);

interface Props {
  stylists: Stylist[];
  selected: string | null;
  onSelect(id: string | null): void;
}

/** Who does the visit: anyone, or one stylist, which narrows the free times. */
export function StylistChoice({ stylists, selected, onSelect }: Props) {
  if (stylists.length < 2) return null;
  return (
    <fieldset className="stylists">
      <legend className="sr">Stylist</legend>
      <Head />
      <div className="stylist-options">
        <Option
          name="Any stylist"
          about="Most times to choose"
          picture={<Flower />}
          checked={selected === null}
          onChoose={() => onSelect(null)}
        />
        {stylists.map(({ _id, name, skills, picture }) => (
          <Option
            key={_id}
            name={name}
            about={skills}
            picture={<Avatar name={name} picture={picture} size={48} />}
            checked={selected === _id}
            onChoose={() => onSelect(_id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
