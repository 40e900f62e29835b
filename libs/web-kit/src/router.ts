/** The router names in use, and nothing else: a shared package is not tree-shaken, so this list is what every visitor downloads. */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutlet,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { NavigateFunction, PatchRoutesOnNavigationFunction, RouteObject, UIMatch } from 'react-router-dom';
