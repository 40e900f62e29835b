import type { Stylist } from '@salon/contracts';
import { Avatar, Flower, Skeleton } from '@salon/ui';
import { useRef, useState, type ReactNode } from 'react';
import { usePhone } from '../use-phone.js';

interface OptionProps {
  name: string;
  about: string;
  picture: ReactNode;
  checked: boolean;
  onChoose(): void;
  /** Called when the option is pressed with a pointer, even if it was already chosen. */
  onPress?(): void;
}

const Option = ({ name, about, picture, checked, onChoose, onPress }: OptionProps) => (
  <label className="stylist">
    <input
      type="radio"
      name="stylist"
      aria-label={name}
      checked={checked}
      onChange={onChoose}
      onClick={({ detail }) => detail > 0 && onPress?.()}
    />
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

const ANY = 'Any stylist';

const Options = ({ stylists, selected, onSelect, onPress }: Props & Pick<OptionProps, 'onPress'>) => (
  <div className="stylist-options">
    <Option
      name={ANY}
      about="Most times to choose"
      picture={<Flower />}
      checked={selected === null}
      onChoose={() => onSelect(null)}
      onPress={onPress}
    />
    {stylists.map(({ _id, name, skills, picture }) => (
      <Option
        key={_id}
        name={name}
        about={skills}
        picture={<Avatar name={name} picture={picture} size={48} />}
        checked={selected === _id}
        onChoose={() => onSelect(_id)}
        onPress={onPress}
      />
    ))}
  </div>
);

/**
 * On a phone the choice collapses to the chosen stylist; pressing an option closes it, the arrow keys only change the
 * choice.
 */
function FoldedChoice(props: Props) {
  const [opened, setOpened] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const chosen = props.stylists.find(({ _id }) => _id === props.selected);
  const close = () => {
    setOpened(false);
    toggle.current?.focus();
  };
  return (
    <div className="stylists">
      <p className="stylist-line">
        <span className="stylist-face" aria-hidden="true">
          {chosen ? <Avatar name={chosen.name} picture={chosen.picture} size={48} /> : <Flower />}
        </span>
        <b>{chosen?.name ?? ANY}</b>
        <button
          ref={toggle}
          type="button"
          className="word-button"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          change <span className="sr">the stylist</span>
        </button>
      </p>
      {opened && (
        <fieldset>
          <legend className="sr">Stylist</legend>
          <Options {...props} onPress={close} />
        </fieldset>
      )}
    </div>
  );
}

/** The choice of the stylist: any, or one, which narrows the free times. */
export function StylistChoice(props: Props) {
  const phone = usePhone();
  if (props.stylists.length < 2) return null;
  if (phone) return <FoldedChoice {...props} />;
  return (
    <fieldset className="stylists">
      <legend className="sr">Stylist</legend>
      <Head />
      <Options {...props} />
    </fieldset>
  );
}
