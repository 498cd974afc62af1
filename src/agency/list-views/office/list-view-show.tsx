import { Navigate } from 'react-router';
import { viewPath, type ListView } from '#kit/office/list-view.ts';
import { RecordPage } from '#kit/office/parts/record-page.tsx';

/** A view is shown by its list. */
export const ListViewShow = () => <RecordPage<ListView> title="View" draw={Opened} />;

const Opened = ({ record }: { record: ListView }) => <Navigate replace to={viewPath(record)} />;
