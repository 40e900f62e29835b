import { UsedCss } from './used-css.js';

const usedCss = (sheets: string[], html: string): Promise<string> => new UsedCss().of(sheets, html);

it('keeps the rules a page uses as it stands, nested, in layers and in media', async () => {
  const css = await usedCss(
    [
      '/* why */ @layer ui { .btn { color: var(--a); & b { color: red } } .gone { color: blue } } @layer ui { .gone { color: blue } } @layer mfe { [data-mfe="catalog"] { .gone { color: red } } } @media (max-width: 40rem) { .btn { margin: 0 } }',
    ],
    '<button class="btn" data-mfe="catalog"><b>gone</b></button>',
  );
  expect(css).toBe('@layer ui{.btn{color:var(--a);& b{color:red}}}@media (max-width:40rem){.btn{margin:0}}');
});

it('keeps the colours that only a drawing in the page asks for', async () => {
  const css = await usedCss(
    [':root { --white: #fff; --petal: var(--white); --gone: red }'],
    '<svg><path fill="var(--petal)"/></svg>',
  );
  expect(css).toBe(':root{--white:#fff;--petal:var(--white)}');
});

it('shows the focus, and what is pointed at, before the whole sheets are there', async () => {
  const css = await usedCss(
    [
      ':focus-visible { outline: 2px solid } .chip { color: red; &:hover { color: blue } &:active { top: 1px } } .gone { color: red; &:hover { color: blue } &:focus-visible { outline: 0 } } .gone:hover { color: red }',
    ],
    '<button class="chip">All</button>',
  );
  expect(css).toBe(':focus-visible{outline:2px solid}.chip{color:red;&:hover{color:blue}&:active{top:1px}}');
});

it('asks once for pages made of the same parts, whatever words they show', async () => {
  const used = new UsedCss();
  const rules = (html: string) => used.of(['.card { color: red } .note { color: blue }'], html);
  const first = rules('<p class="card">Gel</p><input value="gel">');
  expect(rules('<input value="nail"><p class="card">Nail</p>')).toBe(first);
  expect(await first).toBe('.card{color:red}');
  expect(await rules('<p class="card note">Gel</p><input value="gel">')).toBe('.card{color:red}.note{color:blue}');
});
