import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { AccessLevel } from './access.rules.js';

export const ACCESS = 'salon:access';

/** Declares who may call a handler; required on every handler. */
export const Access = (level: AccessLevel): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, level),
    ApiExtension('x-access', level),
    ...(level === 'public' ? [] : [ApiBearerAuth()]),
  );
