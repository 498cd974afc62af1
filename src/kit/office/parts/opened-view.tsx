import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useGetOne, useNotify, useResourceContext } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router';
import { isShown, knownOf, shownPath, type ListView } from '../list-view.ts';
import { NotYet } from './record-page.tsx';

type Known = { filters: ReactElement[] | undefined; moreFilters: string[] | undefined };

/** A list, or what its address names first: a view, which it then opens with. */
export function OpenedView({ children, filters, moreFilters }: Known & { children: ReactNode }) {
  const id = useSearchParams()[0].get('view');
  return id && filters ? <Opening id={id} filters={filters} moreFilters={moreFilters} /> : children;
}

function Opening({ id, filters = [], moreFilters }: Known & { id: string }) {
  const resource = useResourceContext() ?? '';
  const {
    data: view,
    error,
    isPaused,
    refetch,
  } = useGetOne<ListView>('list-views', { id }, { retry: false });
  if (view?.resource !== resource)
    return (
      <NotYet
        error={view ? new Error('This view was not found.') : error}
        isPaused={isPaused}
        refetch={refetch}
      />
    );
  const filter = knownOf(view.filter, filters, moreFilters);
  return (
    <>
      {!isShown(view, { filter, sort: view.sort }) && <LeftOut name={view.name} />}
      <Navigate replace to={shownPath(resource, { filter, sort: view.sort })} />
    </>
  );
}

function LeftOut({ name }: { name: string }) {
  const notify = useNotify();
  useEffect(
    () => notify(`Some filters of “${name}” are not known any more and were left out.`, { type: 'info' }),
    [notify, name],
  );
  return null;
}
