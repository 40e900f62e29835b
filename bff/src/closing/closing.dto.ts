import { CLOSING_MEANS, DESK_LENGTHS, generalRefusals, isObject, oneOfText } from '@salon/contracts';
import { Amount, Line, OneOf } from '../input/fields.js';
import { Lines } from '../input/lines.js';

const isCount = (value: unknown): boolean =>
  Array.isArray(value) && value.length === CLOSING_MEANS.length && value.every(isObject);

class CountedDto {
  @OneOf(CLOSING_MEANS, oneOfText(CLOSING_MEANS)) means!: string;
  @Amount('Counted', { most: 1_000_000_000 }) amount!: number;
  @Line('Reason', DESK_LENGTHS.reason) reason!: string;
}

export class CloseDayDto {
  @Lines(() => CountedDto, { problem: (value) => (isCount(value) ? null : generalRefusals.invalid) })
  counted!: CountedDto[];

  @Line('Version', 64) version!: string;
}

export class ReopenDayDto {
  @Line('Reason', DESK_LENGTHS.reason) reason!: string;
  @Line('Version', 64) version!: string;
}
