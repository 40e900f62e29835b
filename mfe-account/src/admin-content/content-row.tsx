import type { ContentItem } from '@salon/contracts';
import { Art, Badge, Button } from '@salon/ui';
import type { HTMLAttributes, ReactNode } from 'react';
import { ArchiveItem } from './archive-item.js';
import type { CategoryLabels, ContentScreen } from './content-screens.js';

interface Props extends HTMLAttributes<HTMLLIElement> {
  screen: ContentScreen;
  item: ContentItem;
  labels: CategoryLabels;
  /** Moves the row. */
  handle: ReactNode;
  onEdit(): void;
}

/** One item with its picture and its actions. */
export function ContentRow({ screen, item, labels, handle, onEdit, ...row }: Props) {
  const name = screen.nameOf(item);
  const picture = screen.picture === undefined ? undefined : item.fields[screen.picture];
  return (
    <li {...row} className="content-row" data-archived={item.archived || undefined}>
      {screen.picture !== undefined && (
        <Art src={typeof picture === 'string' ? picture : null} alt="" ratio="4/3" className="content-row__art" />
      )}
      <div className="content-row__text">
        <h2>
          {name} {item.archived && <Badge>Archived</Badge>}
        </h2>
        {screen.detailOf(item) && <p>{screen.detailOf(item)}</p>}
        {screen.facts && (
          <p className="content-row__facts">
            {screen.facts.map(({ label, textOf, numberOf }) => (
              <span key={label} data-number={numberOf !== undefined || undefined}>
                {textOf(item, labels)}{' '}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="content-row__actions">
        {handle}
        <Button variant="line" onClick={onEdit} aria-label={`Edit: ${name}`}>
          Edit
        </Button>
        <ArchiveItem screen={screen} item={item} />
      </div>
    </li>
  );
}
