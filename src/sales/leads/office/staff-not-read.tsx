import { NotRead } from '#kit/office/parts/not-read.tsx';
import { useStaffAsked } from './assignees.ts';

/** Where colleagues are chosen from: that nobody is offered because they did not come. */
export function StaffNotRead() {
  const { people, asked } = useStaffAsked();
  return <NotRead what="The list of colleagues" asked={{ ...asked, data: people }} />;
}
