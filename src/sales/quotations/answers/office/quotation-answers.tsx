import {
  Alert,
  Box,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { formatInr } from '#kit/india/money.ts';
import { compareCounter, type Side } from '../compare-counter.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { When } from '#kit/office/parts/when.tsx';
import type { QuotationAnswer, QuotationDetail } from '../../office/quotation-record.ts';

const titles = { accept: 'Accepted', reject: 'Rejected', counter: 'Counter-offer' };

/** What came back, the latest first; a counter-offer beside what was offered. */
export function Answers({ quotation }: { quotation: QuotationDetail }) {
  const { responses = [] } = quotation;
  return responses.map((answer) => (
    <Section key={answer.id} title={titles[answer.action]}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <When at={answer.at} inline />
        <Chip
          size="small"
          color={answer.verified ? 'success' : 'warning'}
          label={answer.verified ? 'Verified by code' : 'Not verified'}
        />
      </Stack>
      {answer.verified && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          The code went to {[answer.email, answer.mobile].filter(Boolean).join(' and ')}.
        </Typography>
      )}
      {answer.agreedBy && answer.counteredAt && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {answer.agreedBy} accepted the counter-offer. It was made, and proven by code:{' '}
          <When at={answer.counteredAt} inline />
        </Alert>
      )}
      {answer.reopenedBy && answer.reopenedAt && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Undone by {answer.reopenedBy}, <When at={answer.reopenedAt} inline />
        </Alert>
      )}
      {answer.reason && <Typography sx={{ fontWeight: 600 }}>{answer.reason}</Typography>}
      {answer.description && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>{answer.description}</Box>
      )}
      {answer.action === 'counter' && <Compared quotation={quotation} answer={answer} />}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        From {answer.ip}. SHA-256 of what was answered: {answer.contentHash}
      </Typography>
      {answer.intact !== null && (
        <Typography variant="body2" color={answer.intact ? 'text.secondary' : 'error'}>
          {answer.intact
            ? 'Checked now: the quotation still says this, to the letter.'
            : 'Checked now: the quotation does not say any more what was answered.'}
        </Typography>
      )}
    </Section>
  ));
}

/** What we offered and what they want, line by line. */
function Compared({ quotation, answer }: { quotation: QuotationDetail; answer: QuotationAnswer }) {
  const { lines, offeredPaise, wantedPaise } = compareCounter(quotation, answer);
  return (
    <Box sx={{ mb: 1 }}>
      <Table size="small" aria-label="Offered and wanted" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>GST included</TableCell>
            <TableCell align="right">Offered</TableCell>
            <TableCell align="right">Wanted</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ id, title, offered, wanted }) => (
            <TableRow key={id} sx={{ verticalAlign: 'top' }}>
              <TableCell sx={wanted ? {} : { textDecoration: 'line-through' }}>{title}</TableCell>
              <SideCell side={offered} />
              {wanted ? <SideCell side={wanted} /> : <TableCell align="right">Left out</TableCell>}
            </TableRow>
          ))}
          <TableRow sx={{ '& td': { fontWeight: 600 } }}>
            <TableCell>Total</TableCell>
            <TableCell align="right">{formatInr(offeredPaise)}</TableCell>
            <TableCell align="right">
              {formatInr(wantedPaise)}
              <Typography variant="body2" color="text.secondary">
                {wantedPaise > offeredPaise && '+'}
                {formatInr(wantedPaise - offeredPaise)}
              </Typography>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}

const SideCell = ({ side }: { side: Side }) => (
  <TableCell align="right">
    {formatInr(side.amountPaise)}
    <Typography variant="body2" color="text.secondary">
      {side.quantity} × {formatInr(side.unitPricePaise)}
      {side.discountPaise > 0 && ` less ${formatInr(side.discountPaise)}`}
    </Typography>
  </TableCell>
);
