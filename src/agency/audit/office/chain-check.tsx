import VerifyIcon from '@mui/icons-material/VerifiedOutlined';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { request, refusalText } from '#kit/office/http.ts';
import { inIndia } from '#kit/office/parts/moments.ts';

type Report = {
  rows: number;
  head: string;
  broken: { seq: number; auditId: string | null; at: string | null; why: 'changed' | 'missing' } | null;
  outside: number;
};

/** Has the server compute the chain of hashes anew, and says what came of it. */
export function ChainCheck() {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report | string | null>(null);

  async function check() {
    setBusy(true);
    setReport(await request<Report>('/audit/verify', { method: 'POST' }).catch(refusalText));
    setBusy(false);
  }
  return (
    <>
      <Button size="small" startIcon={<VerifyIcon />} disabled={busy} onClick={() => void check()}>
        {busy ? 'Verifying …' : 'Verify'}
      </Button>
      <div role="status" style={{ flex: '1 1 100%', minWidth: 0 }}>
        {report !== null && <Outcome report={report} />}
      </div>
    </>
  );
}

function Outcome({ report }: { report: Report | string }) {
  if (typeof report === 'string') return <Alert severity="error">{report}</Alert>;
  const { rows, head, broken, outside } = report;
  if (broken)
    return (
      <Alert severity="error">
        Row {broken.seq} {broken.why === 'changed' ? 'was changed after it was written' : 'is missing'}
        {broken.at && ` (${inIndia(broken.at)})`}. The {rows} rows before it hold.
        {broken.auditId && ` Its id is ${broken.auditId}.`}
      </Alert>
    );
  if (outside > 0)
    return (
      <Alert severity="error">
        The {rows} rows of the chain hold, but {outside} were put in beside it.
      </Alert>
    );
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } }}>
      All {rows} rows are as they were written. Their last hash, for your own records: {head}
    </Alert>
  );
}
