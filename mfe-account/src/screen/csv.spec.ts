import { csvOf } from './csv.js';

it.each([
  [['a', 'b'], 'a,b\r\n'],
  [['Perera, Nimali', 'says "hi"', 'two\nlines'], '"Perera, Nimali","says ""hi""","two\nlines"\r\n'],
  [['-500.00', '1000.50', '0'], '-500.00,1000.50,0\r\n'],
  [['=1+1', '+94', '-x', '-1+1', '@a', '\tb', '\rc'], "'=1+1,'+94,'-x,'-1+1,'@a,'\tb,\"'\rc\"\r\n"],
  [['නිමාලි', ''], 'නිමාලි,\r\n'],
])('writes %j', (row, line) => {
  expect(csvOf([row])).toBe(line);
});
