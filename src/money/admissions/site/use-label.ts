import { useRouteLoaderData } from 'react-router';

type Labels = { labels: Record<string, string> };

/** Says what a service, a plan, one of its points or a level is called on this page. What is sent keeps its English name. */
export function useLabel(): (name: string) => string {
  const labels = useRouteLoaderData<Labels>('money/admissions/site/admission')?.labels ?? {};
  return (name) => labels[name] ?? name;
}
