/** The router as a server needs it; only server bundles import this. */
export { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
