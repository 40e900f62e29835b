import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

globalThis.jest = jest;
configure({ asyncUtilTimeout: 15_000 });
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
globalThis.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
/** The elements that can have labels. */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

// Testing Library asks every control for its labels, and jsdom then walks the document once for each label of it: an
// eighth of the processor time of the screens' specs.
const labels = {
  get() {
    if (!this.matches(LABELABLE)) return null;
    const around = this.closest('label:not([for])');
    return Array.from(this.ownerDocument.querySelectorAll('label')).filter((label) =>
      label === around ? label.querySelector(LABELABLE) === this : this.id !== '' && label.htmlFor === this.id,
    );
  },
};

// Specs of server rendering run without a DOM (`@jest-environment node`).
if (globalThis.HTMLElement) {
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
    Object.defineProperty(globalThis[`HTML${name}Element`].prototype, 'labels', labels);
  globalThis.HTMLElement.prototype.scrollIntoView ??= () => {};
  globalThis.HTMLElement.prototype.hasPointerCapture ??= () => false;
}
