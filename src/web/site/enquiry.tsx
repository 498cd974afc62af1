import { keepPage } from '#web/context.server.ts';
import type { Route } from './+types/enquiry';

export function loader({ context }: Route.LoaderArgs) {
  keepPage(context);
  return null;
}

export default function Page() {
  return <h1>enquiry</h1>;
}
