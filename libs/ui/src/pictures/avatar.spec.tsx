import { fireEvent, render } from '@testing-library/react';
import { Avatar } from '@salon/ui';

describe('The circle beside a name', () => {
  it.each([
    ['Dilani Perera', 'DP'],
    ['Dilani', 'D'],
    [' ishara  de silva ', 'ID'],
    ['', ''],
  ])('of "%s", who has no picture, holds "%s"', (name, initials) => {
    const { container } = render(<Avatar name={name} picture={null} />);
    expect(container.textContent).toBe(initials);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the picture, and the initials when it cannot be loaded, until there is another', () => {
    const { container, rerender } = render(<Avatar name="Dilani Perera" picture="/media/gone.webp" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/media/gone.webp');
    fireEvent.error(image as HTMLImageElement);
    expect(container).toHaveTextContent('DP');
    rerender(<Avatar name="Dilani Perera" picture="/media/new.webp" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/new.webp');
  });
});
