import { Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, useRefresh } from 'react-admin';
import { SecretDialog } from '#agency/webhooks/office/secret-dialog.tsx';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import type { ApiToken, MadeToken } from './answers.ts';
import { tokenCalls } from './token-calls.ts';
import { TokenDialog } from './token-dialog.tsx';

const Column = DataTable.Col<ApiToken>;

/** What programs ask with, whose it is, and what it was lent. */
export const TokenList = () => (
  <RecordTable<ApiToken>
    title="API tokens"
    intro="A program shows a token instead of signing in: Authorization: Bearer nrm_… It may do what it was lent, as long as whoever made it may do so. Assistants that were connected stand here too."
    nothing="No program has a token."
    actions={<Make />}
  >
    <Column source="name" label="Program" disableSort render={(token) => <Program {...token} />} />
    <Column source="prefix" label="Begins with" disableSort render={({ prefix }) => <code>{prefix}…</code>} />
    <Column source="staffName" label="Of" disableSort />
    <Column source="scopes" label="May" disableSort render={({ scopes }) => scopes.join(', ')} />
    <Column
      source="usedAt"
      label="Last used"
      disableSort
      render={({ usedAt }) => (usedAt ? <When at={usedAt} /> : 'Never')}
    />
    <Column source="expiresAt" label="Ends" disableSort render={(token) => <Ends {...token} />} />
    <Column label="Revoke" disableSort render={(token) => <Revoke {...token} />} />
  </RecordTable>
);

const Program = ({ name, connectedTo }: ApiToken) => (
  <>
    {name}
    {connectedTo && (
      <Typography variant="body2" color="text.secondary">
        Connected assistant · {connectedTo}
      </Typography>
    )}
  </>
);

function Ends({ ended, revokedAt, expiresAt, staffActive }: ApiToken) {
  if (revokedAt) return <Chip size="small" label="Revoked" />;
  if (ended) return <Chip size="small" label="Ended" />;
  if (!staffActive) return <Chip size="small" color="warning" label="Its maker is shut out" />;
  return <When at={expiresAt} />;
}

function Revoke({ id, name, ended }: ApiToken) {
  const change = usePlainChange();
  if (ended) return null;
  return (
    <ConfirmButton
      size="small"
      color="error"
      aria-label={`Revoke ${name}`}
      title={`Revoke the token of ${name}?`}
      content="The program is refused from the next moment on. It cannot be taken back."
      confirm="Revoke"
      onConfirm={() => void change(tokenCalls.revoke(id), 'Revoked.')}
    >
      Revoke
    </ConfirmButton>
  );
}

function Make() {
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const refresh = useRefresh();
  return (
    <>
      <Button variant="contained" color="secondary" size="small" onClick={() => setAsking(true)}>
        Make a token
      </Button>
      {asking && (
        <TokenDialog
          onMade={(token) => {
            setMade(token);
            setAsking(false);
          }}
          onLeave={() => setAsking(false)}
        />
      )}
      {made && (
        <SecretDialog
          title="Keep this token"
          text="The program shows it with every call. It is shown only now; who loses it makes another one."
          secret={made.token}
          onLeave={() => {
            setMade(null);
            refresh();
          }}
        />
      )}
    </>
  );
}
