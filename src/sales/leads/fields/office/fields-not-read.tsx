import { useGetList } from 'react-admin';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import type { FieldRecord } from './use-fields.ts';

/** Where the agency's own fields stand. */
export const FieldsNotRead = () => (
  <NotRead what="Your own fields" asked={useGetList<FieldRecord>('lead-fields')} />
);
