import { usedCss } from './used-css.js';

it('keeps the rules a page uses as it stands, nested, in layers and in media', async () => {
  const css = await usedCss(['/* why */ @layer ui { .btn { color: var(--a); & b { color: red } } .gone { color: blue } } @media (max-width: 40rem) { .btn { margin: 0 } }'], '<button class="btn"><b>gone</b></button>');
  expect(css).toBe('@layer ui{.btn{color:var(--a);& b{color:red}}}@media (max-width:40rem){.btn{margin:0}}');
});

it('shows the focus, and what is pointed at, before the whole sheets are there', async () => {
  const css = await usedCss([
    ':focus-visible { outline: 2px solid } .chip { color: red; &:hover { color: blue } &:active { top: 1px } } .gone { color: red; &:hover { color: blue } &:focus-visible { outline: 0 } } .gone:hover { color: red }',
  ], '<button class="chip">All</button>');
  expect(css).toBe(':focus-visible{outline:2px solid}.chip{color:red;&:hover{color:blue}&:active{top:1px}}');
});
