import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import type { Upgrades } from '../list-upgrades.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { request } from '#kit/office/http.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useAsked } from '#kit/office/parts/use-asked.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { callPath } from '#kit/path-of.ts';
import { LinkDialog } from '#money/payment-links/office/link-dialog.tsx';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { EarlierMonth, monthName } from '#money/receivables/office/earlier-month.tsx';

const methods = Object.entries(offlineMethods) as [OfflineMethod, string][];

/** What the running plan can be exchanged for today; whoever sees money on the agency's account records the difference. */
export function UpgradeWork({ admissionId }: { admissionId: string }) {
  const path = callPath`/admissions/${admissionId}/upgrades`;
  const { data, error, refetch } = useAsked(useCallback(() => request<Upgrades>(path), [path]));
  const mayRecord = useMay('payments:record');
  const maySend = useMay('payment-links:edit');
  const [isSending, setSending] = useState(false);
  const [planId, setPlanId] = useState('');
  const [method, setMethod] = useState<OfflineMethod>('bank');
  const [reference, setReference] = useState('');
  const [today] = useState(() => dateInIndia(new Date()));
  const [receivedOn, setReceivedOn] = useState(today);
  const [acknowledged, setAcknowledged] = useState(false);
  const month = receivedOn.slice(0, 7);
  const change = usePlainChange();
  const chosen = data?.plans.find(({ id }) => id === planId);
  return (
    <Stack component="section" aria-labelledby="upgrade" sx={{ gap: 1.5, my: 2 }}>
      <Typography id="upgrade" component="h3" variant="subtitle1">
        Upgrade
      </Typography>
      {error && <Refusal error={error} onAgain={refetch} />}
      {data && <Typography color="text.secondary">{wordsOf(data)}</Typography>}
      {(mayRecord || maySend) && data && data.plans.length > 0 && (
        <>
          <TextField
            select
            label="Higher plan"
            value={planId}
            onChange={(event) => setPlanId(event.target.value)}
            {...(chosen && { helperText: `To pay: ${formatInr(chosen.payPaise)}` })}
          >
            {data.plans.map(({ id, name, months, sellPaise, payPaise }) => (
              <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                {name}, {periodLabel(months)}: {formatInr(sellPaise)}, to pay {formatInr(payPaise)}
              </MenuItem>
            ))}
          </TextField>
          {chosen && maySend && (
            <Button
              variant="contained"
              color="secondary"
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => setSending(true)}
            >
              Send a payment link
            </Button>
          )}
          {chosen && isSending && (
            <LinkDialog
              subject={{
                of: 'upgrade',
                admissionId,
                planId,
                number: `${data.serviceName}, ${chosen.name}`,
                duePaise: chosen.payPaise,
                email: data.email,
              }}
              onLeave={() => setSending(false)}
            />
          )}
          {chosen && mayRecord && (
            <>
              <TextField
                select
                label="How it came"
                value={method}
                onChange={(event) => setMethod(event.target.value as OfflineMethod)}
              >
                {methods.map(([id, name]) => (
                  <MenuItem key={id} value={id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                label="UTR or number"
                value={reference}
                onChange={(event) => setReference(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 40 } }}
              />
              <TextField
                label="On"
                type="date"
                value={receivedOn}
                onChange={(event) => setReceivedOn(event.target.value)}
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
              />
              {month !== '' && month < today.slice(0, 7) && (
                <EarlierMonth
                  says={[
                    `The tax of this money belongs to the return of ${monthName(month)} (table 11A), and is taken off in that of this month, with its invoice (table 11B).`,
                  ]}
                  months={[month]}
                  onAcknowledged={setAcknowledged}
                />
              )}
              <Button
                variant="outlined"
                sx={{ alignSelf: 'flex-start' }}
                disabled={!reference.trim() || !receivedOn}
                onClick={() =>
                  void change(
                    request(path, {
                      method: 'POST',
                      body: { planId, method, reference, receivedOn, ...(acknowledged && { acknowledged }) },
                    }),
                    'The higher plan runs. Its invoice and the credit note are on their way.',
                  )
                }
              >
                Record {formatInr(chosen.payPaise)}
              </Button>
            </>
          )}
        </>
      )}
    </Stack>
  );
}

const wordsOf = ({ plans, creditPaise }: Upgrades) =>
  plans.length === 0
    ? 'There is no higher plan of this service.'
    : `Its unused days are worth ${formatInr(creditPaise)} today. The customer pays the difference in the account, by a link that you send, or by bank.`;
