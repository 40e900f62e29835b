import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { AccessLevel } from './access.rules.js';

export const ACCESS = 'salon:access';

/** Every handler says who may call it; one that does not keeps the process from starting. */
export const Access = (level: AccessLevel): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, level),
    ApiExtension('x-access', level),
    ...(level === 'public' ? [] : [ApiBearerAuth()]),
  );
