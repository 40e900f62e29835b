/** The router as a test opens a page in it. */
export { createMemoryRouter } from 'react-router-dom';
