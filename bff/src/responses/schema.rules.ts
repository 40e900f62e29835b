/** The part of JSON Schema that our response schemas use. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  properties?: Readonly<Record<string, Schema>>;
  /** False for a closed object; a schema for a map with values of one type. */
  additionalProperties?: Schema | false;
  items?: Schema;
  /** Whether the value can also be null, as OpenAPI 3.0 expresses it. */
  nullable?: true;
}

type NullableSchema = Schema & { nullable: true };
export type PlainSchema = Schema & { nullable?: never };

/** The schema of a field: nullable exactly when its type has null, which the compiler checks. */
type FieldSchema<Value> = unknown extends Value ? Schema : null extends Value ? NullableSchema : PlainSchema;

export const TEXT: PlainSchema = { type: 'string' };
export const NUMBER: PlainSchema = { type: 'number' };
export const YES_NO: PlainSchema = { type: 'boolean' };
/** For values that one of our tables decides, not the API: the fields of a content item. */
export const ANYTHING: PlainSchema = {};
export const listOf = (items: Schema): PlainSchema => ({ type: 'array', items });
export const tableOf = (value: Schema): PlainSchema => ({ type: 'object', additionalProperties: value });

/** The same value, or null. */
export const orNull = (schema: PlainSchema): NullableSchema => ({ ...schema, nullable: true });

/**
 * An object with these fields and no others; the compiler checks that they are those of the contract, and which can be
 * null.
 */
export const shape = <Contract>(
  properties: Readonly<{ [Key in keyof Required<Contract> & string]: FieldSchema<Contract[Key]> }>,
): PlainSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** Fields, types and nulls of a value that its schema does not declare, in words; absent fields are allowed. */
export function undeclared(value: unknown, schema: Schema, at = 'answer'): string[] {
  if (value === undefined || Object.keys(schema).length === 0) return [];
  if (value === null) return schema.nullable ? [] : [`${at} is null`];
  if (Array.isArray(value))
    return schema.type === 'array' && schema.items
      ? value.flatMap((each, index) => undeclared(each, schema.items ?? {}, `${at}[${index}]`))
      : [`${at} is a list`];
  if (typeof value !== 'object') return typeof value === schema.type ? [] : [`${at} is a ${typeof value}`];
  if (schema.type !== 'object') return [`${at} is an object`];
  return Object.entries(value).flatMap(([name, each]) => {
    const declared = schema.properties?.[name] ?? schema.additionalProperties;
    return declared ? undeclared(each, declared, `${at}.${name}`) : [`${at}.${name} is not declared`];
  });
}

/** The success response of each call of an area. */
export type Responses = Readonly<Record<string, Schema>>;

export const object = (properties: Record<string, Schema>): PlainSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** The usual response with this data. */
export const ok = (data: Record<string, Schema> = {}): PlainSchema =>
  object({ status: TEXT, message: TEXT, data: object(data) });
