/** The part of JSON Schema that an answer of ours is described with. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  properties?: Readonly<Record<string, Schema>>;
  /** False for a closed object, a schema for a table of equal values. */
  additionalProperties?: Schema | false;
  items?: Schema;
}

export const TEXT: Schema = { type: 'string' };
export const NUMBER: Schema = { type: 'number' };
export const YES_NO: Schema = { type: 'boolean' };
/** For what a table of ours decides, not the API: the fields of an entry of the content. */
export const ANYTHING: Schema = {};
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const tableOf = (value: Schema): Schema => ({ type: 'object', additionalProperties: value });

/** An object with these fields and no others; the compiler sees to it that they are those of the contract. */
export const shape = <Contract>(properties: Readonly<Record<keyof Required<Contract> & string, Schema>>): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** What a value has that its schema does not tell of, in words; null and absent fields are fine. */
export function undeclared(value: unknown, schema: Schema, at = 'answer'): string[] {
  if (value === null || value === undefined || Object.keys(schema).length === 0) return [];
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
