import { useGetOne } from 'react-admin';
import type { FolderRecord } from './folder-record.ts';

type Folders = { id: string; data: FolderRecord[]; loose: number; looseAreMore: boolean };

/** The folders of the library, and how many pictures stand in none. */
export function useFolders() {
  const asked = useGetOne<Folders>('media-folders', { id: 'all' });
  const { data } = asked;
  return {
    asked,
    folders: data?.data ?? [],
    loose: data?.loose ?? 0,
    looseAreMore: data?.looseAreMore ?? false,
  };
}
