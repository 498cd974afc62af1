import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '#money/receivables/office/ask-dialog.tsx';
import { milestoneCalls } from './milestone-calls.ts';

type Row = { key: number; title: string; percent: string };

const usual = [
  ['On acceptance', 30],
  ['Design approved', 40],
  ['Live', 30],
] as const;

/** Asks in which parts what is left of a quotation is billed; together they are all that is left. */
export function PlanDialog({
  quotationId,
  leftPercent,
  onLeave,
  onPlanned,
}: {
  quotationId: string;
  leftPercent: number;
  onLeave: () => void;
  onPlanned: () => void;
}) {
  const [rows, setRows] = useState<Row[]>(() =>
    usual.map(([title, percent], key) => ({
      key,
      title,
      percent: leftPercent === 100 ? String(percent) : '',
    })),
  );
  const change = (key: number, over: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...over } : row)));
  const sum = rows.reduce((all, { percent }) => all + (Number(percent) || 0), 0);
  return (
    <AskDialog
      title="Bill it in milestones"
      confirm="Plan"
      fields={['milestones']}
      wide
      onLeave={onLeave}
      send={async () => {
        const milestones = rows.map(({ title, percent }) => ({ title, percent: Number(percent) }));
        await milestoneCalls.plan(quotationId, milestones);
        onPlanned();
        return 'Planned. Each is billed when you say that it is met.';
      }}
    >
      {(fieldError) => (
        <>
          <Typography color="text.secondary">
            Its page asks for no payment then; the invoice of each part does.
          </Typography>
          {rows.map(({ key, title, percent }, i) => (
            <Box
              key={key}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 5.5rem auto' },
                gap: 1,
              }}
            >
              <TextField
                label="Met when"
                required
                sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
                value={title}
                onChange={({ target }) => change(key, { title: target.value })}
                slotProps={{ htmlInput: { maxLength: 120 } }}
              />
              <TextField
                label="Percent"
                required
                type="number"
                value={percent}
                onChange={({ target }) => change(key, { percent: target.value })}
                slotProps={{ htmlInput: { min: 1, max: 100, step: 1 } }}
              />
              <Button
                disabled={rows.length === 1}
                aria-label={`Remove part ${i + 1}`}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                Remove
              </Button>
            </Box>
          ))}
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button
              onClick={() =>
                setRows([
                  ...rows,
                  { key: Math.max(...rows.map(({ key }) => key)) + 1, title: '', percent: '' },
                ])
              }
            >
              Add a part
            </Button>
            <Typography role="status" color={sum === leftPercent ? 'text.secondary' : 'error'}>
              {sum}% of {leftPercent}%
            </Typography>
          </Box>
          {fieldError('milestones').error && (
            <Typography color="error">{fieldError('milestones').helperText}</Typography>
          )}
        </>
      )}
    </AskDialog>
  );
}
