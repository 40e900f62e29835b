import { CONTENT_FIELDS, contentProblems } from '@salon/contracts';
import { fieldsRequest } from './fields.rules.js';
import { formValuesOf } from './form-values.rules.js';

const source = {
  fields: CONTENT_FIELDS.faq,
  problemsOf: (body: Readonly<Record<string, unknown>>) => contentProblems('faq', body, true),
};
const STORED = { version: '1', values: { question: 'When?', answer: 'Within {smiles} days.' } };
const request = (typed: Record<string, string>) =>
  fieldsRequest(source, STORED, formValuesOf(source.fields, { ...STORED.values, ...typed }));

it('a stored value that a later rule refuses stays, and holds no other field up', () => {
  expect(request({ question: 'How soon?' })).toEqual({ problems: {}, body: { question: 'How soon?' } });
});

it('a changed value is checked by the rules of now', () => {
  expect(Object.keys(request({ answer: 'Within {smiles} weeks.' }).problems)).toEqual(['answer']);
});

it('the minutes for tidying up after a service are cleared', () => {
  const fields = CONTENT_FIELDS.services;
  const stored = { values: { title: 'Cut', description: 'Dry.', category: 'hair', price: 900, bufferMinutes: 15 } };
  const typed = { ...formValuesOf(fields, stored.values), bufferMinutes: '' };
  const problemsOf = (body: Readonly<Record<string, unknown>>) => contentProblems('services', body, true);
  expect(fieldsRequest({ fields, problemsOf }, stored, typed)).toEqual({ problems: {}, body: { bufferMinutes: null } });
});
