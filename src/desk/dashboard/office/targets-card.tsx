import { Box, Button, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { monthName } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useMay, useOwnLeadsOnly } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { filterOfPeriod, filterOfWon, monthAfter } from '#sales/leads/deal/forecast.ts';
import { TargetsForm } from '#sales/leads/deal/office/targets-form.tsx';
import type { Progress, TargetProgress } from '#sales/leads/deal/target.ts';
import { leadsWhere } from './behind.ts';
import { Explained } from './explained.tsx';

/** What this month has brought and is expected to bring, beside what it shall bring: the agency, then each person. */
export function TargetsCard() {
  const { data, error, refetch } = useGetOne<TargetProgress & { id: string }>('target-progress', {
    id: 'now',
  });
  const mayEdit = useMay('lead-rules:edit');
  const ownOnly = useOwnLeadsOnly();
  const [editing, setEditing] = useState(false);
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={160} role="status" aria-label="Loading" />;
  const { today, agency, people } = data;
  const month = monthAfter(today, 0);
  const hasTarget = agency.targetPaise !== null || people.some(({ targetPaise }) => targetPaise !== null);
  const won = (more: object) => leadsWhere({ ...filterOfWon(month), ...more });
  const expected = (more: object) => leadsWhere({ ...filterOfPeriod(month, today), ...more });
  return (
    <Card component="section" aria-labelledby="targets" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Typography id="targets" variant="h6" component="h2">
          Won in {monthName(today)} and its target
        </Typography>
        {mayEdit && (
          <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
            {hasTarget ? 'Change the targets' : 'Set targets'}
          </Button>
        )}
      </Box>
      {!hasTarget && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {mayEdit
            ? 'No target is set yet: say what the agency, and each person, shall win in a month.'
            : 'No target is set yet. The owner can set one.'}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {!ownOnly && (
          <Row name="Agency" progress={agency} wonPath={won({})} expectedPath={expected({})} isWhole />
        )}
        {people.map(({ assignedTo, assignedName, ...progress }) => {
          const whose = { assignedTo: assignedTo ?? 'none' };
          return (
            <Row
              key={whose.assignedTo}
              name={assignedName ?? 'Nobody yet'}
              progress={progress}
              wonPath={won(whose)}
              expectedPath={expected(whose)}
            />
          );
        })}
      </Box>
      <Explained>
        Won: the values, GST included, of the leads that became “Won” in this month and still are, by whom
        they are assigned to. Expected: the value of each open lead that is to be decided in this month, times
        the chance of its status. A target holds for every month until it is changed, but for months that have
        their own. <Link to={won({})}>Leads won</Link>, <Link to={expected({})}>leads expected</Link>.
      </Explained>
      {editing && <TargetsForm onLeave={() => setEditing(false)} />}
    </Card>
  );
}

/** @param isWhole the agency's own row */
function Row({
  name,
  progress,
  wonPath,
  expectedPath,
  isWhole = false,
}: {
  name: string;
  progress: Progress;
  wonPath: string;
  expectedPath: string;
  isWhole?: boolean;
}) {
  const { targetPaise, wonPaise, expectedPaise } = progress;
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: isWhole ? 700 : 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {targetPaise === null ? 'No target' : `${stateOf(progress)} ${formatInr(targetPaise)}`}
        </Typography>
      </Box>
      <Bar progress={progress} wonPath={wonPath} expectedPath={expectedPath} height={isWhole ? 18 : 12} />
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Amount label="won" name={name} paise={wonPaise} path={wonPath} />
        {' · '}
        <Amount label="expected" name={name} paise={expectedPaise} path={expectedPath} />
        {targetPaise !== null && ` · ${outlookOf(targetPaise, wonPaise, expectedPaise)}`}
      </Typography>
    </Box>
  );
}

function Amount({ label, name, paise, path }: { label: string; name: string; paise: number; path: string }) {
  const text = `${formatInr(paise)} ${label}`;
  return paise === 0 ? (
    text
  ) : (
    <MuiLink component={Link} to={path} aria-label={`${name}: ${text}`}>
      {text}
    </MuiLink>
  );
}

/** What is won, and behind it what is expected; a line where the target lies. The words beside it say the same. */
function Bar({
  progress: { targetPaise, wonPaise, expectedPaise },
  wonPath,
  expectedPath,
  height,
}: {
  progress: Progress;
  wonPath: string;
  expectedPath: string;
  height: number;
}) {
  const whole = Math.max(targetPaise ?? 0, wonPaise + expectedPaise, 1);
  const part = (paise: number) => `${(100 * paise) / whole}%`;
  const piece = (paise: number, to: string, color: string) => (
    <Box component={Link} to={to} tabIndex={-1} sx={{ width: part(paise), bgcolor: color }} />
  );
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'flex',
        height,
        my: 0.5,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: colors.sandDeep,
      }}
    >
      {piece(wonPaise, wonPath, colors.leaf)}
      {piece(expectedPaise, expectedPath, colors.marigold)}
      {targetPaise !== null && targetPaise < whole && (
        <Box
          sx={{
            position: 'absolute',
            left: part(targetPaise),
            top: 0,
            bottom: 0,
            width: 2,
            bgcolor: colors.ink,
          }}
        />
      )}
    </Box>
  );
}

/** `40 % of` */
function stateOf({ targetPaise, wonPaise }: Progress): string {
  // Rounded down: what is not reached does not look so.
  return `${Math.floor((100 * wonPaise) / (targetPaise ?? 1))} % of`;
}

function outlookOf(targetPaise: number, wonPaise: number, expectedPaise: number): string {
  if (wonPaise >= targetPaise) return 'the target is reached';
  const gapPaise = targetPaise - wonPaise - expectedPaise;
  return gapPaise > 0 ? `${formatInr(gapPaise)} short of the target` : 'the target is in reach';
}
