import { generalRefusals, OWN_STEPS, type OwnStep } from '@salon/contracts';
import { OneOf } from '../input/fields.js';

export class OwnStepDto {
  @OneOf(OWN_STEPS, generalRefusals.invalid) to!: OwnStep;
}
