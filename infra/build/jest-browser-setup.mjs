import { jest } from '@jest/globals';
import '@testing-library/jest-dom';

globalThis.jest = jest;
globalThis.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
globalThis.scrollTo = () => {};
globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
globalThis.HTMLElement.prototype.scrollIntoView ??= () => {};
