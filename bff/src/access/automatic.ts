import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const AUTOMATIC = 'salon:automatic';

/**
 * Declares that pages make this call by themselves, so it does not extend the session: a page that is left open must not
 * keep its user signed in (decision A9).
 */
export const Automatic = (): MethodDecorator =>
  applyDecorators(SetMetadata(AUTOMATIC, true), ApiExtension('x-automatic', true));
