import { Pagination, useListContext } from 'react-admin';

/** Says "of more than 1,000" where the server stopped counting. */
export function ListPagination() {
  const { meta, page, perPage, data } = useListContext();
  const more = (meta as { totalIsCapped?: boolean } | undefined)?.totalIsCapped;
  const from = (page - 1) * perPage + 1;
  return (
    <Pagination
      rowsPerPageOptions={[25, 50, 100]}
      {...(more && {
        labelDisplayedRows: () => `${from}–${from + (data?.length ?? 0) - 1} of more than 1,000`,
      })}
    />
  );
}
