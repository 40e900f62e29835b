import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const NEEDS_CONFIRMATION = 'salon:needs-confirmation';

/**
 * Declares that a call needs a sign-in or confirmation within the last `CONFIRMED_MINUTES`: refunds, rights, exports,
 * and personal data of customers (ADR-0041).
 */
export const NeedsConfirmation = (): MethodDecorator =>
  applyDecorators(SetMetadata(NEEDS_CONFIRMATION, true), ApiExtension('x-confirmed', true));
