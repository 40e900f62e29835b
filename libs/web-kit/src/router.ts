/** Only the router names in use: a shared package is not tree-shaken, so every visitor downloads all of this list. */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutlet,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type {
  BlockerFunction,
  NavigateFunction,
  PatchRoutesOnNavigationFunction,
  RouteObject,
  UIMatch,
} from 'react-router-dom';
