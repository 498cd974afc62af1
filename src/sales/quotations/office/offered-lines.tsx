import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { gstText } from '#catalogue/gst/treatment.ts';
import { owedByBuyer, placeOf } from '#catalogue/gst/supply.ts';
import { formatInr } from '#kit/india/money.ts';
import { unitName } from '#kit/units.ts';
import { offOf, priceLines, taxesOf, totalOf, wholeRates, type PricedLine } from '../quotation-totals.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import type { QuotationDetail } from './quotation-record.ts';

const onWide = { display: { xs: 'none', md: 'table-cell' } };

/** Every line with its price and tax. Amounts are before GST. On phones the numbers stand below the words. */
export function OfferedLines({ quotation }: { quotation: QuotationDetail }) {
  const { lines, coupon, netPaise, gstPaise, totalPaise, supply } = quotation;
  const couponPaise = lines.reduce((sum, line) => sum + (line.couponPaise ?? 0), 0);
  const totals = { ...totalOf(lines, supply), netPaise, gstPaise, totalPaise };
  const owedPaise = owedByBuyer(supply, wholeRates(lines));
  const { data: site, ...asked } = useGetOne<{ id: string; gstin: string }>('settings', { id: 'site' });
  // Which taxes they are is known with our own state only.
  if (!site) return <NotYet {...asked} />;
  return (
    <Section title="Lines">
      {lines.length === 0 && <Typography color="text.secondary">None yet.</Typography>}
      {/* On a phone the lines take the room of the margins. */}
      <Table size="small" sx={{ '& td': { verticalAlign: 'top' }, '& td, & th': { px: { xs: 0, md: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Service</TableCell>
            <TableCell align="right" sx={onWide}>
              Quantity
            </TableCell>
            <TableCell align="right" sx={onWide}>
              Price
            </TableCell>
            <TableCell align="right" sx={onWide}>
              Discount
            </TableCell>
            <TableCell align="right" sx={onWide}>
              GST
            </TableCell>
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {priceLines(lines, supply).map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </TableBody>
      </Table>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 0.75, px: { xs: 0, md: 2 }, my: 1.5, ml: 'auto', maxWidth: 320 }}
      >
        {coupon && <Sum name={`In the discounts: coupon ${coupon.code}`} paise={couponPaise} />}
        <Sum name="Before GST" paise={totals.netPaise} />
        {taxesOf(totals, { place: placeOf(quotation) ?? '', seller: site.gstin, supply }).map(
          ({ name, taxPaise }) => (
            <Sum key={name} name={name} paise={taxPaise} />
          ),
        )}
        <Sum name="Total" paise={totals.totalPaise} strong />
        {owedPaise > 0 && <Sum name="GST that the buyer pays" paise={owedPaise} />}
      </Box>
    </Section>
  );
}

function Row({ line }: { line: PricedLine }) {
  const off = offOf(line);
  const discount = off ? formatInr(off) : '';
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {line.title}
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap' }}>
          {[line.sac && `SAC ${line.sac}`, line.description].filter(Boolean).join('\n')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
          {countOf(line)} × {formatInr(line.unitPricePaise)}
          {discount && `, less ${discount}`}, {line.treatment ? '' : 'GST '}
          {gstText(line, String)}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={onWide}>
        {countOf(line)}
      </TableCell>
      <TableCell align="right" sx={onWide}>
        {formatInr(line.unitPricePaise)}
      </TableCell>
      <TableCell align="right" sx={onWide}>
        {discount || '–'}
      </TableCell>
      <TableCell align="right" sx={onWide}>
        {gstText(line, String)}
      </TableCell>
      <TableCell align="right">{formatInr(line.netPaise)}</TableCell>
    </TableRow>
  );
}

const countOf = ({ quantity, unit }: PricedLine) =>
  [quantity, unitName(unit, quantity)].filter(Boolean).join(' ');

const Sum = ({ name, paise, strong = false }: { name: string; paise: number; strong?: boolean }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, ...(strong && { fontWeight: 700 }) }}>
    <dt>{name}</dt>
    <Box component="dd" sx={{ m: 0 }}>
      {formatInr(paise)}
    </Box>
  </Box>
);
