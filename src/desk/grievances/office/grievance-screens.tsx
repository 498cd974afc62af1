import { Box, Card, CardContent, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { formatDate } from '#kit/india/india-date.ts';
import { request } from '#kit/office/http.ts';
import { AnswerForm } from '#kit/office/parts/answer-form.tsx';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { callPath } from '#kit/path-of.ts';
import { grievanceStatuses } from '../grievance.ts';
import type { GrievanceRecord } from './grievance-record.ts';

const labels = { open: 'Open', answered: 'Answered' };
const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    emptyText="All"
    choices={grievanceStatuses.map((id) => ({ id, name: labels[id] }))}
  />,
];
const due = ({ status, dueOn }: GrievanceRecord) =>
  status === 'open' ? `Answer by ${formatDate(dueOn)}` : 'Answered';

/** What people ask or complain of about their data, newest first. */
export const GrievanceList = () => (
  <RecordList<GrievanceRecord>
    filters={filters}
    filterDefaultValues={{ status: 'open' }}
    title="Requests about data"
    nothing="Nobody waits for an answer about their data."
  >
    <LinkRows<GrievanceRecord>>
      {(one) => (
        <>
          <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
            <strong>{one.email}</strong>
            <Typography variant="body2" color="text.secondary" noWrap>
              {one.text}
            </Typography>
          </Box>
          <When at={one.createdAt} />
          <span>{due(one)}</span>
        </>
      )}
    </LinkRows>
  </RecordList>
);

/** One request, and the answer to it. */
export const GrievanceShow = () => <RecordPage<GrievanceRecord> title="Request about data" draw={Page} />;

function Page({ record }: { record: GrievanceRecord }) {
  const mayEdit = useMay('grievances:edit');
  const { id, email, text, status, createdAt, answer, answeredAt, answeredBy } = record;
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Card>
        <CardContent>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
            {email}
          </Typography>
          <Facts>
            <Fact term="Asked">
              <When at={createdAt} inline />
            </Fact>
            <Fact term="State">{due(record)}</Fact>
            <Fact term="Answered">
              {answeredAt && (
                <>
                  {answeredBy}, <When at={answeredAt} inline />
                </>
              )}
            </Fact>
          </Facts>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 2 }}>{text}</Typography>
          {answer && (
            <Typography
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 2, pl: 2, borderLeft: 3 }}
            >
              {answer}
            </Typography>
          )}
          {mayEdit && status === 'open' && (
            <AnswerForm
              key={id}
              answer={(body) =>
                request<null>(callPath`/grievances/${id}/answer`, { method: 'POST', body: { text: body } })
              }
              done="Answered. The mail is on its way."
              helperText="They get it by mail, once"
            />
          )}
        </CardContent>
      </Card>
    </Box>
  );
}
