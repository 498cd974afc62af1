import './no-eval.ts';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, matchPath, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { authProvider } from './auth-provider.ts';
import { officeName } from '#kit/office/brand.ts';
import { dataProvider } from './data-provider.ts';
import { dropLateFilters } from './late-filters.ts';
import { Forbidden, Nowhere } from '#kit/office/parts/dead-ends.tsx';
import { OfficeLayout } from '#office/layout/office-layout.tsx';
import { Resources } from '#kit/office/resource.ts';
import { resources } from './resources.ts';
import type { Screen } from '#kit/office/screen.ts';
import { keptStore } from '#kit/office/table-views.ts';
import { theme } from '#kit/office/theme.ts';
import { officePath } from '#kit/screen-paths.ts';

const { first } = resources.find((resource) => resource.first) ?? {};
const pages = resources.flatMap((resource) => Object.entries(resource.pages ?? {}));

const store = keptStore();

/** Every screen of the back office. Each comes when it is opened. */
const Screens = () => (
  <Admin
    title={officeName}
    dataProvider={dataProvider}
    authProvider={authProvider}
    layout={OfficeLayout}
    theme={theme}
    darkTheme={null}
    loginPage={false}
    accessDenied={Forbidden}
    catchAll={Nowhere}
    {...(first && { dashboard: first })}
    store={store}
    requireAuth
    disableTelemetry
  >
    {resources.map(
      ({ name, screens, recordRepresentation, label }) =>
        screens && (
          <Resource
            key={name}
            name={name}
            {...screens}
            {...(recordRepresentation && { recordRepresentation })}
            {...(label && { options: { label } })}
          />
        ),
    )}
    <CustomRoutes>
      {pages.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </CustomRoutes>
  </Admin>
);

// Only a router of this kind can hold a navigation back while a form has changes that are not saved.
const router = createBrowserRouter([{ path: '*', Component: Screens }], { basename: officePath('') });
dropLateFilters(router);

/** The screens by where they stand, those of one address before those of many. */
const addresses: [path: string, at?: Screen][] = [
  ['/', first],
  ...pages,
  ...resources.flatMap(({ name, screens: { list, create, edit, show } = {} }): typeof addresses => [
    [`/${name}`, list],
    [`/${name}/create`, create],
    [`/${name}/:id`, edit],
    [`/${name}/:id/show`, show],
  ]),
];

/** Fetches the screen that the office opens with, so that it stands there as soon as the menu does. */
export async function prepareScreen(): Promise<void> {
  const here = location.pathname.slice(officePath('').length) || '/';
  const [, found] = addresses.find(([path]) => matchPath(path, here)) ?? [];
  // One that does not come says so in its place.
  await found?.prepare().catch(() => null);
}

export const Office = () => (
  <Resources value={resources}>
    <RouterProvider router={router} />
  </Resources>
);
