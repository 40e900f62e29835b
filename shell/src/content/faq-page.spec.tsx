import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../testing/content.js';
import { fakeApi, open } from '../testing/open.js';

const FAQ = content.faq;

const questions = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => [...heading.querySelectorAll('button')]);
const question = (name: string) => screen.getByRole('button', { name });
const opened = () =>
  questions()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.querySelector('span')?.textContent);

async function faq() {
  fakeApi(null, { '/api/site/content': { content } });
  const shown = open('/faq');
  await screen.findByRole('button', { name: FAQ[0]!.question });
  return shown;
}

describe('questions and answers', () => {
  it('S-003 S-036 S-086 S-090 there are ten, each with its answer', async () => {
    await faq();
    expect(questions().map((button) => button.querySelector('span')?.textContent)).toEqual(
      FAQ.map((entry) => entry.question),
    );
    expect(FAQ).toHaveLength(10);
    expect(new Set(FAQ.map((entry) => entry.question)).size).toBe(10);
  });

  it('S-087 S-088 at most one is open: opening another closes it, and so does pressing it again', async () => {
    await faq();
    expect(opened()).toEqual([]);
    for (const { question: name, answer } of FAQ) {
      await userEvent.click(question(name));
      expect(opened()).toEqual([name]);
      expect(screen.getByRole('region', { name })).toHaveTextContent(answer);
      expect(screen.getByText(answer)).toBeVisible();
    }
    await userEvent.click(question(FAQ[9]!.question));
    expect(opened()).toEqual([]);
    expect(screen.getByText(FAQ[9]!.answer)).not.toBeVisible();
  });

  it('S-089 a closed one is marked +, the open one -', async () => {
    await faq();
    const [first, second] = questions();
    expect(first).toHaveTextContent(/\+$/);
    await userEvent.click(first!);
    expect(first).toHaveTextContent(/-$/);
    expect(second).toHaveTextContent(/\+$/);
    await userEvent.click(first!);
    expect(first).toHaveTextContent(/\+$/);
  });

  it('each button names the answer it opens', async () => {
    await faq();
    for (const button of questions())
      expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveAttribute(
        'aria-labelledby',
        button.id,
      );
  });

  it('works by keyboard: Enter and Space open and close, arrow keys, Home and End move', async () => {
    await faq();
    const all = questions();
    all[0]!.focus();
    await userEvent.keyboard('{Enter}');
    expect(opened()).toEqual([FAQ[0]!.question]);
    await userEvent.keyboard(' ');
    expect(opened()).toEqual([]);
    const walk: [string, number][] = [
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 0],
      ['{ArrowUp}', 9],
      ['{ArrowDown}', 0],
      ['{End}', 9],
      ['{Home}', 0],
    ];
    for (const [key, at] of walk) {
      await userEvent.keyboard(key);
      expect(all[at]).toHaveFocus();
    }
    expect(opened()).toEqual([]);
  });

  it('reports a failure, and an empty list', async () => {
    fakeApi(null);
    open('/faq');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    cleanup();
    fakeApi(null, { '/api/site/content': { content: { ...content, faq: [] } } });
    open('/faq');
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeVisible();
  });

  it('an answer links to the page with the full text', async () => {
    const { at } = await faq();
    await userEvent.click(question('Can I cancel or reschedule my appointment?'));
    await userEvent.click(screen.getByRole('link', { name: 'Read the Terms & Conditions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(at()).toBe('/terms-conditions');
  });
});
