/** A spreadsheet evaluates a cell with such a beginning (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

export const isFormula = (text: string): boolean => FORMULA.test(text);

/**
 * A cell of a CSV file (RFC 4180). A leading apostrophe keeps a formula from being evaluated; a number stays one.
 * @param isQuoted also when the text does not need it
 */
export function csvCell(value: string, isQuoted = false): string {
  const text = isFormula(value) && !NUMBER.test(value) ? `'${value}` : value;
  return isQuoted || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
