import { TablePagination } from '@mui/material';
import { useListContext } from 'react-admin';

/** Turns pages. Says what the server knows: a total, that it stopped counting, or only whether more follows. */
export function ListPagination() {
  const { meta, page, perPage, total, data = [], hasNextPage, setPage, setPerPage } = useListContext();
  if (data.length === 0) return null;
  const isCapped = (meta as { totalIsCapped?: boolean } | undefined)?.totalIsCapped;
  const from = (page - 1) * perPage + 1;
  const more = hasNextPage ? ', more follow' : '';
  const of = isCapped ? ' of more than 1,000' : total === undefined ? more : ` of ${total}`;
  return (
    <TablePagination
      component="div"
      count={total ?? -1}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage === 24 ? 24 : 25, 50, 100]}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      labelDisplayedRows={() => `${from}–${from + data.length - 1}${of}`}
      labelRowsPerPage="Per page"
      // On a phone it takes two lines: in one, the way to the next page would lie beside the screen.
      sx={{
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 0 },
        '& .MuiTablePagination-actions': { ml: 'auto' },
      }}
      slotProps={{ actions: { nextButton: { disabled: !hasNextPage } } }}
    />
  );
}
