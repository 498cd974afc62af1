import type { Route } from './+types/failure';
import { ResultPage } from './result-page.tsx';

export default function FailurePage({ params: { id } }: Route.ComponentProps) {
  return <ResultPage id={id} arrivedAt="failure" />;
}
