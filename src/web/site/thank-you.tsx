import { keepPage } from '#web/context.server.ts';
import type { Route } from './+types/thank-you';

export function loader({ context }: Route.LoaderArgs) {
  keepPage(context);
  return null;
}

export default function Page() {
  return <h1>thank-you</h1>;
}
