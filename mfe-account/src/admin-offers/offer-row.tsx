import { counted } from '@salon/kernel';
import { Art, Price, Skeleton } from '@salon/ui';
import { Menu, MenuItem } from '@salon/ui/menu';
import { formatDate } from '@salon/web-kit';
import {
  Archive,
  ArchiveRestore,
  CircleCheck,
  Clock,
  EllipsisVertical,
  Hourglass,
  Pencil,
  Scissors,
} from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { dayOf, type OfferItem, offerStateOf, OFFER_STATES } from './offers.rules.js';
import { useArchiveOffer } from './use-admin-offers.js';

interface Props extends ComponentProps<'li'> {
  item: OfferItem;
  today: string;
  /** Why guests do not see it now; null when they do. */
  notShown: string | null;
  /** Moves it among its neighbours; nothing where it cannot be moved. */
  handle: ReactNode;
  onEdit(): void;
}

const ICONS = { running: CircleCheck, coming: Clock, over: Hourglass, archived: Archive };

/** The skeleton of a row. */
export const OfferRowSkeleton = () => (
  <li className="offer-row">
    <Skeleton width="3.5rem" height="3.5rem" className="offer-row__art" />
    <div className="offer-row__text">
      <Skeleton width="60%" height="1.3rem" />
      <Skeleton width="80%" height="1.1rem" />
    </div>
    <div className="offer-row__price">
      <Skeleton width="5.5rem" height="1.2rem" />
    </div>
  </li>
);

/** The actions on an offer, behind one button. */
function Actions({ item, onEdit }: Pick<Props, 'item'> & { onEdit(): void }) {
  const archive = useArchiveOffer(item);
  const Icon = item.archived ? ArchiveRestore : Archive;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="icon-btn offer-row__more"
          aria-label={`Actions: ${item.fields.title}`}
          aria-busy={archive.isPending}
        >
          <EllipsisVertical aria-hidden="true" />
        </button>
      }
    >
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden="true" /> Edit
      </MenuItem>
      <MenuItem disabled={archive.isPending} onSelect={() => archive.mutate()}>
        <Icon aria-hidden="true" /> {item.archived ? 'Restore' : 'Archive'}
      </MenuItem>
    </Menu>
  );
}

/** One offer in a line: picture, title, relevant day, price and state; the whole line opens it. */
export function OfferRow({ item, today, notShown, handle, onEdit, ...row }: Props) {
  const edit = useRef<HTMLButtonElement>(null);
  const { title, description, image, price, originalPrice, services } = item.fields;
  const state = offerStateOf(item, today);
  const Icon = ICONS[state];
  const { what, day } = dayOf(item, today);
  const editFromMenu = () => {
    edit.current?.focus(); // The dialog returns the focus to it; the menu item is gone by then.
    onEdit();
  };
  return (
    <li {...row} className="offer-row" data-state={notShown ? 'hidden' : state}>
      <Art src={image} alt="" ratio="1" fallbackSrc="/art/tile-offers.svg" className="offer-row__art" />
      <div className="offer-row__text">
        <h2>
          <button ref={edit} type="button" aria-label={`Edit: ${title}`} onClick={onEdit}>
            {title}
          </button>
        </h2>
        <p>
          {what} {formatDate(day, 'MMM d, yyyy')}
          <span className="offer-row__what"> · {description}</span>
        </p>
        {notShown && <p className="offer-row__not-shown">{notShown}</p>}
      </div>
      <p className="offer-row__chips">
        {!notShown && (
          <span className="offer-chip" data-state={state}>
            <Icon aria-hidden="true" />
            <span className="offer-chip__word">{OFFER_STATES[state]}</span>
          </span>
        )}{' '}
        <span className="offer-chip">
          <Scissors aria-hidden="true" />
          <span className="num" aria-hidden="true">
            {services.length}
          </span>
          <span className="sr">{counted(services.length, 'service')}</span>
        </span>
      </p>
      <p className="offer-row__price">
        <Price amount={price} /> <Price amount={originalPrice} struck />
      </p>
      {handle && <div className="offer-row__order">{handle}</div>}
      <Actions item={item} onEdit={editFromMenu} />
    </li>
  );
}
