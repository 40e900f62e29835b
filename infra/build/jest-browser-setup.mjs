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
// Specs of server rendering run without a DOM (`@jest-environment node`).
if (globalThis.HTMLElement) {
  globalThis.HTMLElement.prototype.scrollIntoView ??= () => {};
  globalThis.HTMLElement.prototype.hasPointerCapture ??= () => false;
}
