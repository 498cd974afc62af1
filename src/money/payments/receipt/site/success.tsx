import { ctxContext } from '#kit/site/context.server.ts';
import { readPurpose } from '../../read-purpose.ts';
import { payingFor } from '../../site/paying-for.ts';
import type { Route } from './+types/success';
import { ResultPage } from './result-page.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => ({
  purpose: await readPurpose(context.get(ctxContext), id),
});

export const handle = payingFor('receipt');

export default function SuccessPage({ params: { id } }: Route.ComponentProps) {
  return <ResultPage id={id} arrivedAt="success" />;
}
