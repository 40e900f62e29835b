import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const CONFIRMED = 'salon:confirmed';

/**
 * Declares that a call needs a sign-in or confirmation within the last `CONFIRMED_MINUTES`: refunds, rights, exports,
 * and personal data of customers (ADR-0041).
 */
export const Confirmed = (): MethodDecorator =>
  applyDecorators(SetMetadata(CONFIRMED, true), ApiExtension('x-confirmed', true));
