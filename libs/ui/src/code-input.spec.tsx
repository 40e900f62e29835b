import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeInput } from '@salon/ui/code-input';

function Box({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return <CodeInput label="6-digit code" value={code} onChange={setCode} error={error} />;
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });

describe('The code box', () => {
  it('is one field that supports autofill of one-time codes', () => {
    render(<Box />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box()).toHaveAttribute('inputmode', 'numeric');
  });

  it.each([
    ['123456', '123456'],
    ['12a-3 b4', '1234'],
    ['12345678', '123456'],
    ['abc', ''],
  ])('typing %s leaves %p', async (typed, left) => {
    render(<Box />);
    await userEvent.type(box(), typed);
    expect(box()).toHaveValue(left);
  });

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code: 048 213.', '048213'],
    ['١٢٣', ''],
  ])('pasting %p leaves %p', async (pasted, left) => {
    render(<Box />);
    await userEvent.click(box());
    await userEvent.paste(pasted);
    expect(box()).toHaveValue(left);
  });

  it('backspace deletes a digit', async () => {
    render(<Box />);
    await userEvent.type(box(), '1234{Backspace}5');
    expect(box()).toHaveValue('1235');
  });

  it('shows six boxes and marks the next one', async () => {
    const { container } = render(<Box />);
    const boxes = () => [...container.querySelectorAll('i')];
    expect(boxes()).toHaveLength(6);
    await userEvent.type(box(), '12');
    expect(boxes().map((each) => each.hasAttribute('data-filled'))).toEqual([true, true, false, false, false, false]);
    expect(boxes().findIndex((each) => each.hasAttribute('data-next'))).toBe(2);
  });

  it('with a wrong code is invalid and says why', () => {
    render(<Box error="Please enter a valid 6-digit code" />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Please enter a valid 6-digit code');
  });

  it('cannot be changed while the code is checked', async () => {
    render(
      <CodeInput
        label="6-digit code"
        value="12"
        disabled
        onChange={() => {
          throw new Error('changed');
        }}
      />,
    );
    expect(box()).toBeDisabled();
    await userEvent.type(box(), '3');
    expect(box()).toHaveValue('12');
  });
});
