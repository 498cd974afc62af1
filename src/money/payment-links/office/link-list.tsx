import { Box, Button, Card, Chip, Link as MuiLink, List as MuiList, ListItem, Stack, Typography } from '@mui/material'; // prettier-ignore
import { useState } from 'react';
import { Confirm, SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import type { LinkState } from '../payment-link.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkCalls, type LinkRecord } from './link-record.ts';
import { ShareLink } from './share-link.tsx';

const states = {
  open: { label: 'Open', color: 'default' },
  'part-paid': { label: 'Paid in part', color: 'warning' },
  paid: { label: 'Paid', color: 'success' },
  expired: { label: 'Expired', color: 'default' },
  revoked: { label: 'Revoked', color: 'default' },
} satisfies Record<LinkState, { label: string; color: 'default' | 'warning' | 'success' }>;

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    emptyText="All"
    choices={Object.entries(states).map(([id, { label: name }]) => ({ id, name }))}
  />,
];

/** Links that ask somebody to pay, the latest first. */
export const LinkList = () => (
  <RecordList<LinkRecord>
    filters={filters}
    actions={<Actions />}
    title="Payment links"
    nothing="No link was sent. You send one from an invoice, from a quotation that was accepted, or for an amount."
  >
    <Rows />
  </RecordList>
);

function Actions() {
  const mayIssue = useMay('invoices:edit');
  const [isAsking, setAsking] = useState(false);
  if (!mayIssue) return null;
  return (
    <>
      <Button variant="contained" color="secondary" onClick={() => setAsking(true)}>
        Ask for an amount
      </Button>
      {isAsking && <LinkDialog subject={{ of: 'amount' }} onLeave={() => setAsking(false)} />}
    </>
  );
}

function Rows() {
  const { data = [] } = useListContext<LinkRecord>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((link) => (
          <ListItem
            key={link.id}
            divider
            sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'flex-start' }}
          >
            <Row link={link} />
          </ListItem>
        ))}
      </MuiList>
    </Card>
  );
}

const aboutOf = ({ invoiceId, quotationId, admissionId }: LinkRecord) =>
  admissionId
    ? showPath('admissions', admissionId)
    : invoiceId
      ? showPath('invoices', invoiceId)
      : showPath('quotations', quotationId ?? '');

function Row({ link }: { link: LinkRecord }) {
  const mayEdit = useMay('payment-links:edit');
  const change = usePlainChange();
  const [isRevoking, setRevoking] = useState(false);
  const { id, number, state } = link;
  const isOpen = state === 'open' || state === 'part-paid';
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 220, overflowWrap: 'anywhere' }}>
        <strong>{link.name}</strong> ·{' '}
        <MuiLink component={Link} to={aboutOf(link)}>
          {number}
        </MuiLink>
        <Typography variant="body2" color="text.secondary" component="div">
          {link.mailedAt ? (
            <>
              Mailed to {link.mailedTo} <When at={link.mailedAt} inline />
            </>
          ) : (
            <>
              Made <When at={link.createdAt} inline />
            </>
          )}
          {` · valid until ${formatDate(dateInIndia(new Date(link.expiresAt)))}`}
          {link.inParts && ' · in parts'}
        </Typography>
        {isOpen && mayEdit && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: -1 }}>
            <ShareLink link={link} compact />
            {link.email && (
              <Button
                size="small"
                aria-label={`Mail again: ${number}`}
                onClick={() => void change(linkCalls.resend(id), `Mailed to ${link.email} again.`)}
              >
                Mail again
              </Button>
            )}
            <Button
              size="small"
              color="error"
              aria-label={`Revoke the link of ${number}`}
              onClick={() => setRevoking(true)}
            >
              Revoke
            </Button>
          </Stack>
        )}
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'right' } }}>
        <strong>{formatInr(link.amountPaise)}</strong>
        {link.paidPaise > 0 && (
          <Typography variant="body2" color="text.secondary">
            {formatInr(link.paidPaise)} paid
          </Typography>
        )}
      </Box>
      <Chip size="small" label={states[state].label} color={states[state].color} />
      <Confirm
        isOpen={isRevoking}
        title={`Revoke the link of ${number}?`}
        content="Nobody can begin to pay with it any more. Money that is on its way still counts."
        confirm="Revoke"
        onClose={() => setRevoking(false)}
        onConfirm={() => {
          setRevoking(false);
          void change(linkCalls.revoke(id), 'The link is revoked.');
        }}
      />
    </>
  );
}
