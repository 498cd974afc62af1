/** What the server's answers look like here: moments are ISO texts. */
export type TaskRecord = {
  id: string;
  leadId: string;
  title: string;
  dueAt: string;
  assignedTo: string | null;
  assignedName: string | null;
  doneAt: string | null;
};
