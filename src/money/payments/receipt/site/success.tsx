import type { Route } from './+types/success';
import { ResultPage } from './result-page.tsx';

export default function SuccessPage({ params: { id } }: Route.ComponentProps) {
  return <ResultPage id={id} arrivedAt="success" />;
}
