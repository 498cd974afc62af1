import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { Wide } from '#kit/office/parts/wide.tsx';
import { readersText, type FiguresRecord, type LetterRecord } from './letter-record.ts';

/** What became of a letter: its mails, who left by it, and how often each of its links was followed. */
export function LetterFigures({ letter }: { letter: LetterRecord }) {
  const { data, ...asked } = useGetOne<FiguresRecord>('letter-figures', { id: letter.id });
  if (!data) return <NotYet {...asked} loading={null} />;
  const { readers, sentTo, delivery, unsubscribed, allowed, links } = data;
  const hasTwo = letter.subjectB !== '';
  return (
    <Box sx={{ width: '100%', minWidth: 0, mb: 2 }}>
      <Section title="What became of it">
        <Facts>
          <Fact term="Readers">
            {readers !== null && `${readersText(readers)} when it began to go, ${sentTo} written to`}
          </Fact>
          <Fact term="Mails">
            {delivery || sentTo === 0
              ? mailsText(delivery ?? none)
              : 'Not kept any more: they are deleted after a time set under Privacy.'}
          </Fact>
          <Fact term="Unsubscribed">{`${unsubscribed} by this letter`}</Fact>
          <Fact term="Opened">
            {allowed.readers === 0
              ? 'Not seen: nobody who got it allows that.'
              : `${allowed.opened} of the ${allowed.readers} who allow us to see it; ${allowed.clicked} of them followed a link. Of all others it is not seen.`}
          </Fact>
          <Fact term="Subjects">{hasTwo && <Subjects letter={letter} figures={data} />}</Fact>
        </Facts>
        {links.length === 0 ? (
          <Typography sx={{ mt: 1 }}>No links to be followed.</Typography>
        ) : (
          <Wide label="Clicks by link">
            <Table size="small" sx={{ mt: 1 }}>
              <TableHead>
                <TableRow>
                  <TableCell>Link</TableCell>
                  {hasTwo && <TableCell align="right">First</TableCell>}
                  {hasTwo && <TableCell align="right">Second</TableCell>}
                  <TableCell align="right">Clicks</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {links.map(({ url, a, b }) => (
                  <TableRow key={url}>
                    <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>{url}</TableCell>
                    {hasTwo && <TableCell align="right">{a}</TableCell>}
                    {hasTwo && <TableCell align="right">{b}</TableCell>}
                    <TableCell align="right">{a + b}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Wide>
        )}
      </Section>
    </Box>
  );
}

const none = { sent: 0, waiting: 0, failed: 0, cameBack: 0 };

function mailsText({ sent, waiting, failed, cameBack }: NonNullable<FiguresRecord['delivery']>): string {
  return [`${sent} sent`, waiting > 0 && `${waiting} waiting`, `${failed} failed`, `${cameBack} came back`]
    .filter(Boolean)
    .join(', ');
}

function Subjects({ letter, figures }: { letter: LetterRecord; figures: FiguresRecord }) {
  const { decision, decideAt, sentTo, sentToB } = figures;
  if (!decision)
    return decideAt
      ? `${sentTo - sentToB} got the first, ${sentToB} the second. The clicks decide on ${inIndiaWithDay(decideAt)}.`
      : 'Both are on their way to their shares.';
  const { winner, isClear, a, b } = decision;
  const counts = `“${letter.subject}”: ${a.clicks} clicks of ${a.sent} mails. “${letter.subjectB}”: ${b.clicks} of ${b.sent}.`;
  const went = winner === 'a' ? 'first' : 'second';
  return isClear
    ? `${counts} The ${went} had more and went to the rest.`
    : `${counts} Too few to tell them apart, so the first went to the rest.`;
}
