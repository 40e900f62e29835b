/**
 * No circle of feature folders, type imports included. Specs and test helpers may import any feature, so they are left
 * out.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-feature-circles',
      severity: 'error',
      scope: 'folder',
      from: { path: '/src/[^/]+$' },
      to: { circular: true, viaOnly: { path: '/src/[^/]+$' } },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.spec\\.|/testing(-model)?/|/migrations/` } },
};
