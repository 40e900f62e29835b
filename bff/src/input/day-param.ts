import { Param, type PipeTransform } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { isLocalDay } from '@salon/kernel';

class DayPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isLocalDay(value)) throw refuse('NOT_FOUND');
    return value;
  }
}

/** A day from the path. @throws DomainError `not_found` */
export const DayParam = (name: string): ParameterDecorator => Param(name, new DayPipe());
