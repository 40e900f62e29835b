import {
  type AppName,
  APPS,
  CLIENT_ERROR_KINDS,
  CLIENT_REPORT_BOUNDS as BOUNDS,
  type ClientErrorKind,
  generalRefusals,
  isAppVersion,
  isErrorName,
  isObject,
  isRoutePattern,
  isScriptFile,
  type VitalName,
  VITALS,
} from '@salon/contracts';
import { Field, OneOf, Whole } from '../input/fields.js';
import { Lines } from '../input/lines.js';

const Text = (rule: (text: string) => boolean, options = {}): PropertyDecorator =>
  Field(
    (value) => (typeof value === 'string' && rule(value) ? null : generalRefusals.invalid),
    { type: String },
    options,
  );

const Choice = (values: readonly string[]): PropertyDecorator => OneOf(values, generalRefusals.invalid);

const atMost =
  (most: number) =>
  (value: unknown): string | null =>
    Array.isArray(value) && value.length <= most && value.every(isObject) ? null : generalRefusals.invalid;

const isVitalValue = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= BOUNDS.value;

class AppVersionDto {
  @Choice(APPS) app!: AppName;
  @Text(isAppVersion) version!: string;
}

class ClientErrorDto extends AppVersionDto {
  @Choice(CLIENT_ERROR_KINDS) kind!: ClientErrorKind;
  @Text(isErrorName) name!: string;
  @Text(isRoutePattern) route!: string;
  @Text(isScriptFile, { optional: true }) file?: string;
}

class ClientVitalDto extends AppVersionDto {
  @Choice(VITALS) name!: VitalName;
  @Field((value) => (isVitalValue(value) ? null : generalRefusals.invalid), { type: Number }) value!: number;
  @Text(isRoutePattern) route!: string;
}

class ClientViewsDto extends AppVersionDto {
  @Whole('Count', [1, BOUNDS.count]) count!: number;
}

export class ClientReportDto {
  @Lines(() => ClientErrorDto, { problem: atMost(BOUNDS.errors) }) errors!: ClientErrorDto[];
  @Lines(() => ClientVitalDto, { problem: atMost(BOUNDS.vitals) }) vitals!: ClientVitalDto[];
  @Lines(() => ClientViewsDto, { problem: atMost(BOUNDS.views) }) views!: ClientViewsDto[];
}
