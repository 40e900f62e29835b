/** Router names for tests. */
export { createMemoryRouter } from 'react-router-dom';
