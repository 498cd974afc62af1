import { localStorageStore, useStore, type Store } from 'react-admin';

/** Which columns of a table are hidden, and in which order those stand that were moved, by their labels. */
export type ColumnsView = { hidden: string[]; order: string[] };
/** How one wants tables on this device: closely set, and each with its columns. */
type TableViews = { isCompact: boolean; columns: Record<string, ColumnsView> };

const key = 'tables';
const usual: TableViews = { isCompact: false, columns: {} };
const asMade: ColumnsView = { hidden: [], order: [] };

/** react-admin's memory of this device. Signing out ends what one looked for, not how one wants tables. */
export function keptStore(): Store {
  const store = localStorageStore();
  return {
    ...store,
    reset() {
      const views = store.getItem<TableViews>(key);
      store.reset();
      if (views) store.setItem(key, views);
    },
  };
}

/** How this table is shown, and ways to change it. Columns of all tables are closely set or none is. */
export function useTableView(table: string) {
  const [views, setViews] = useStore(key, usual);
  const columns = views.columns[table] ?? asMade;
  return {
    isCompact: views.isCompact,
    columns,
    setCompact: (isCompact: boolean) => setViews({ ...views, isCompact }),
    setColumns: (next: ColumnsView) => setViews({ ...views, columns: { ...views.columns, [table]: next } }),
  };
}

/** Labels in the order somebody gave them; those that came since stand where they were made. */
export function inOrderOf(labels: string[], order: string[]): string[] {
  const moved = order.filter((label) => labels.includes(label));
  let next = 0;
  return labels.map((label) => (moved.includes(label) ? (moved[next++] ?? label) : label));
}
