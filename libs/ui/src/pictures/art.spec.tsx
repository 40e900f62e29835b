import { fireEvent, render, screen, within } from '@testing-library/react';
import { Art, Picture, Skeleton } from '@salon/ui';
import { renderToString } from 'react-dom/server.node';

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

  it('X-003 S-085 that failed before hydration is replaced on hydration', () => {
    const markup = renderToString(<Art src="/media/gone.avif" alt="Hibiscus nails" />);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = markup;
    const image = root.querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    render(<Art src="/media/gone.avif" alt="Hibiscus nails" />, { container: root, hydrate: true });
    expect(within(root).getByText('Image not available')).toBeInTheDocument();
    expect(root.querySelector('img')).toBeNull();
  });

  it('without a frame says Image not available in the same place', () => {
    render(<Picture className="opening" src="/art/gone.svg" alt="" eager />);
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    expect(screen.getByText('Image not available').parentElement).toHaveClass('opening');
  });

  it('T52 has no style attribute in server-rendered HTML', () => {
    const at = `/media/catalog/${'0f'.repeat(16)}-640x480-e9b44c/640.webp`;
    expect(
      renderToString(
        <>
          <Art src={at} alt="" ratio="4/3" />
          <Skeleton width="40%" height="2rem" />
        </>,
      ),
    ).not.toContain('style=');
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

  it('A15 that was uploaded comes in the best format and the size that suits, over its own colour', () => {
    const at = `/media/catalog/${'0f'.repeat(16)}-640x480-e9b44c`;
    const { container } = render(<Art src={`${at}/640.webp`} alt="Bridal morning" sizes="50vw" />);
    expect([...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
      ['image/avif', `${at}/160.avif 160w, ${at}/320.avif 320w, ${at}/640.avif 640w`, '50vw'],
      ['image/webp', `${at}/160.webp 160w, ${at}/320.webp 320w, ${at}/640.webp 640w`, '50vw'],
    ]);
    expect(container.firstElementChild).toHaveStyle({ backgroundColor: '#e9b44c' });
    fireEvent.error(screen.getByRole('img', { name: 'Bridal morning' }));
    expect(screen.getByText('Image not available')).toBeInTheDocument();
  });

  it('keeps its focal point in view, without a style attribute', () => {
    const at = `/media/catalog/${'0f'.repeat(16)}-640x480-e9b44c/640.webp`;
    render(<Art src={`${at}#focus=40,0`} alt="Bridal morning" />);
    const image = screen.getByRole('img', { name: 'Bridal morning' });
    expect(image).toHaveClass('focus-x-40', 'focus-y-0');
    expect(image).toHaveAttribute('src', at);
    expect(image).not.toHaveAttribute('style');
  });

  it('loads lazily, unless it is the first picture of the page', () => {
    const { rerender } = render(<Art src="/art/hero.svg" alt="Hero" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Art src="/art/hero.svg" alt="Hero" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
