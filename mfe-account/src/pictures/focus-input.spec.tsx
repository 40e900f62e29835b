import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FocusInput } from './focus-input.js';

const AT = `/media/catalog/${'0f'.repeat(16)}-640x480-e9b44c/640.webp`;
const said: string[] = [];

function Form() {
  const [src, setSrc] = useState(AT);
  const change = (next: string) => {
    said.push(next);
    setSrc(next);
  };
  return <FocusInput src={src} disabled={false} onChange={change} />;
}
beforeEach(() => void said.splice(0));

it('begins in the middle, and each part is moved by its slider', () => {
  render(<Form />);
  const [left, top] = screen.getAllByRole('slider');
  expect([left, top].map((each) => (each as HTMLInputElement).value)).toEqual(['50', '50']);
  fireEvent.change(screen.getByRole('slider', { name: 'From the left' }), { target: { value: '20' } });
  fireEvent.change(screen.getByRole('slider', { name: 'From the top' }), { target: { value: '0' } });
  expect(said).toEqual([`${AT}#focus=20,50`, `${AT}#focus=20,0`]);
});

it('is chosen by a press on the picture', () => {
  const { container } = render(<Form />);
  const picture = container.querySelector('.focus-input__picture') as HTMLElement;
  picture.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(picture, { clientX: 262, clientY: 62 });
  expect(said).toEqual([`${AT}#focus=80,10`]);
});
