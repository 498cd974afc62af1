import { Box, Button } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';

const steps: { name: string; run: (editor: Editor) => void }[] = [
  { name: 'Row above', run: (e) => e.chain().focus().addRowBefore().run() },
  { name: 'Row below', run: (e) => e.chain().focus().addRowAfter().run() },
  { name: 'Column before', run: (e) => e.chain().focus().addColumnBefore().run() },
  { name: 'Column after', run: (e) => e.chain().focus().addColumnAfter().run() },
  { name: 'Head row', run: (e) => e.chain().focus().toggleHeaderRow().run() },
  { name: 'Delete row', run: (e) => e.chain().focus().deleteRow().run() },
  { name: 'Delete column', run: (e) => e.chain().focus().deleteColumn().run() },
  { name: 'Delete table', run: (e) => e.chain().focus().deleteTable().run() },
];

/** What can be done to the table in which the cursor stands. */
export function TableTools({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor: e }) => e.isActive('table') });
  if (!isInTable) return null;
  return (
    <Box
      role="toolbar"
      aria-label="Table tools"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        px: 1,
        pb: 1,
        borderBottom: 1,
        borderColor: 'divider',
        mb: 1,
      }}
    >
      {steps.map(({ name, run }) => (
        <Button
          key={name}
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
          sx={{ minHeight: 40 }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
