import { Alert, Box, Button, Chip, Link as MuiLink, Skeleton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { CertificateBlock, CertificateState } from '../certificate.ts';
import { formatInr } from '#kit/india/money.ts';
import { request } from '#kit/office/http.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { callPath } from '#kit/path-of.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { IssueForm } from './issue-form.tsx';

type Issued = {
  id: string;
  number: string;
  issuedAt: string;
  issuedBy: string;
  owner: string;
  state: CertificateState;
  revokedBecause: string;
};
type Ownership = {
  id: string;
  blocks: CertificateBlock[];
  openPaise: number;
  owner: string;
  certificates: Issued[];
};

const stateLabels = { valid: 'Holds', revoked: 'Revoked', replaced: 'Replaced' } as const;

/** The certificates of a project, and what is still missing for one. */
export function OwnershipCard({ projectId }: { projectId: string }) {
  const mayCertify = useMay('projects:certify');
  const { data, ...asked } = useGetOne<Ownership>('ownerships', { id: projectId });
  const place = <Skeleton variant="rounded" height={140} role="status" aria-label="Loading" />;
  if (!data) return <NotYet {...asked} loading={place} />;
  const { blocks, certificates, openPaise, owner } = data;
  const words: Record<CertificateBlock, string> = {
    steps: 'not all steps are done',
    stopped: 'it was stopped',
    handover: 'not all is handed over, or nothing is listed',
    balance: openPaise > 0 ? `${formatInr(openPaise)} is still to be paid` : 'it is not paid',
  };
  const isUnpaid = blocks.includes('balance') && certificates.some(({ state }) => state === 'valid');
  return (
    <Section title="Certificate of ownership">
      {isUnpaid && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          The certificate holds, though its money went back: {words.balance}. Revoke it unless that is paid.
        </Alert>
      )}
      {certificates.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {certificates.map((one) => (
            <Certificate key={one.id} one={one} mayCertify={mayCertify} />
          ))}
        </Box>
      )}
      {blocks.length > 0 ? (
        <Typography color="text.secondary">
          None can be issued yet: {blocks.map((block) => words[block]).join(', ')}.
        </Typography>
      ) : (
        mayCertify && <IssueForm projectId={projectId} owner={owner} replaces={certificates.length > 0} />
      )}
    </Section>
  );
}

function Certificate({ one, mayCertify }: { one: Issued; mayCertify: boolean }) {
  const [because, setBecause] = useState('');
  const change = usePlainChange();
  const path = callPath`/certificates/${one.id}`;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <Typography component="div" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        <MuiLink href={staffPath(`${path}/pdf`)} target="_blank" rel="noreferrer">
          {one.number}
        </MuiLink>{' '}
        for {one.owner}, by {one.issuedBy} <When at={one.issuedAt} inline />
        {one.revokedBecause && <Box sx={{ color: 'text.secondary' }}>{one.revokedBecause}</Box>}
      </Typography>
      <Chip
        size="small"
        label={stateLabels[one.state]}
        color={one.state === 'valid' ? 'success' : 'default'}
      />
      {mayCertify && one.state === 'valid' && (
        <>
          <TextField
            fullWidth={false}
            size="small"
            label="Revoke it because"
            value={because}
            onChange={({ target }) => setBecause(target.value)}
          />
          <Button
            color="error"
            disabled={!because.trim()}
            onClick={() =>
              void change(request(`${path}/revoke`, { method: 'POST', body: { because } }), 'It is revoked.')
            }
          >
            Revoke
          </Button>
        </>
      )}
    </Box>
  );
}
