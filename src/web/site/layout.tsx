import { Outlet } from 'react-router';
import { readPublicSettings } from '#domain/settings/read-settings.ts';
import { ctxContext, tagPage } from '#web/context.server.ts';
import type { Route } from './+types/layout';

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, 'settings');
  return { settings: await readPublicSettings(context.get(ctxContext)) };
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      {loaderData.settings.brand}
      <Outlet />
    </main>
  );
}
