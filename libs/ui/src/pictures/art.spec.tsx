import { fireEvent, render, screen } from '@testing-library/react';
import { Art } from '@salon/ui';

describe('A picture', () => {
  it('X-003 that cannot be loaded says Image not available', () => {
    render(<Art src="/media/gone.avif" alt="Hibiscus nails" />);
    fireEvent.error(screen.getByRole('img', { name: 'Hibiscus nails' }));
    expect(screen.getByText('Image not available')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('first tries its fallback', () => {
    render(<Art src="/media/gone.avif" fallbackSrc="/art/portrait.svg" alt="Nadeesha" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Nadeesha' })).toHaveAttribute('src', '/art/portrait.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image not available')).toBeInTheDocument();
  });

  it.each([[''], [null], [undefined]])('without an address (%p) shows the fallback at once', (src) => {
    render(<Art src={src} fallbackSrc="/art/araliya-branch.svg" alt="Service" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/art/araliya-branch.svg');
  });

  it('is tried again when it is given another address', () => {
    const { rerender } = render(<Art src="/media/gone.avif" alt="Avatar" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Art src="/media/new.avif" alt="Avatar" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/new.avif');
  });

  it('waits until it is scrolled to, unless it opens the page', () => {
    const { rerender } = render(<Art src="/art/hero.svg" alt="Hero" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Art src="/art/hero.svg" alt="Hero" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
