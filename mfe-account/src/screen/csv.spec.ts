import { csvOf, saveCsv } from './csv.js';

it.each([
  [['a', 'b'], 'a,b\r\n'],
  [['Perera, Nimali', 'says "hi"', 'two\nlines'], '"Perera, Nimali","says ""hi""","two\nlines"\r\n'],
  [['-500.00', '1000.50', '0'], '-500.00,1000.50,0\r\n'],
  [['=1+1', '+94', '-x', '-1+1', '@a', '\tb', '\rc'], "'=1+1,'+94,'-x,'-1+1,'@a,'\tb,\"'\rc\"\r\n"],
  [['නිමාලි', ''], 'නිමාලි,\r\n'],
])('writes %j', (row, line) => {
  expect(csvOf([row])).toBe(line);
});

it('a saved table begins with the mark by which spreadsheets know Sinhala and Tamil names', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:table';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  saveCsv('visits.csv', [['නිමාලි']]);
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(saved!);
  });
  expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
