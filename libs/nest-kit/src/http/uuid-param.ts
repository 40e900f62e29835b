import { Param, type PipeTransform } from '@nestjs/common';
import { isUuid, refuse } from '@salon/contracts';

/** An id that is not a uuid names nothing, so the response is the same as for an unknown id. */
class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw refuse('NOT_FOUND');
    return value.toLowerCase();
  }
}

/** A uuid from the path, lower-cased. @throws DomainError `not_found` */
export const UuidParam = (name: string): ParameterDecorator => Param(name, new UuidPipe());
