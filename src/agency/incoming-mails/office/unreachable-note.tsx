import { Alert } from '@mui/material';
import { useGetOne } from 'react-admin';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';

export type UnreachableRecord = { id: string; unreachable: { at: string; reason: string } | null };

/** Warns where mails to an address have come back; says nothing of one that nothing is known against. */
export function UnreachableNote({ address }: { address: string }) {
  const mayRead = useMay('customers:read');
  const { data } = useGetOne<UnreachableRecord>(
    'unreachable-addresses',
    { id: address.toLowerCase() },
    { enabled: mayRead && address.includes('@') },
  );
  if (!data?.unreachable) return null;
  const { at, reason } = data.unreachable;
  return (
    <Alert severity="warning" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      Mails to {address} come back, last <When at={at} inline />: {reason}. Ask for another address, or call.
    </Alert>
  );
}
