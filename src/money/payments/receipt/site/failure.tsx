import { ctxContext } from '#kit/site/context.server.ts';
import { readPurpose } from '../../read-purpose.ts';
import { payingFor } from '../../site/paying-for.ts';
import type { Route } from './+types/failure';
import { ResultPage } from './result-page.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => ({
  purpose: await readPurpose(context.get(ctxContext), id),
});

export const handle = payingFor('pay');

export default function FailurePage({ params: { id } }: Route.ComponentProps) {
  return <ResultPage id={id} arrivedAt="failure" />;
}
