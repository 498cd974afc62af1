import RetryIcon from '@mui/icons-material/Replay';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Link as MuiLink,
  Skeleton,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { reachedNobody } from '../message.ts';
import { messageCalls } from './message-calls.ts';
import { DeliveryChip } from './delivery-chip.tsx';
import { FollowUpText } from './follow-up-text.tsx';
import { HeldText } from './held-text.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import type { MessageRecord } from './message-record.ts';
import { recipientOf } from '../recipient-of.ts';
import { useMay } from '#kit/office/session.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { showPath } from '#kit/screen-paths.ts';

/** One message as it was or will be sent. */
export const MessageShow = () => <RecordPage<MessageRecord> title="Message" draw={Page} />;

function Page({ record }: { record: MessageRecord }) {
  return (
    <Box sx={{ py: 2, maxWidth: 880 }}>
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {record.subject}
            </Typography>
            <DeliveryChip message={record} />
            <Retry message={record} />
          </Stack>
          <Typography component="div" color="text.secondary">
            To {recipientOf(record)}
            {record.replyTo && `, answers go to ${record.replyTo}`}
          </Typography>
          <Typography component="div" color="text.secondary">
            Written <When at={record.createdAt} inline />
            {record.attempts > 0 && ` · ${record.attempts} ${record.attempts === 1 ? 'attempt' : 'attempts'}`}
          </Typography>
          <HeldText message={record} />
          {record.leadId && (
            <MuiLink component={Link} to={showPath('leads', record.leadId)}>
              The lead it is about
            </MuiLink>
          )}
          {record.lastError && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {record.lastError}
              <FollowUpText message={record} />
            </Alert>
          )}
          {record.text === undefined ? (
            <Skeleton variant="rounded" height={360} sx={{ mt: 2 }} role="status" aria-label="Loading" />
          ) : (
            <Body message={record} />
          )}
          {record.attachments?.map(({ filename, contentType, content, encoding }) =>
            content === '' ? (
              // It held its receiver's own link.
              <Typography key={filename} color="text.secondary">
                {filename}, for its receiver only
              </Typography>
            ) : (
              <MuiLink
                key={filename}
                href={
                  encoding
                    ? `data:${contentType};${encoding},${content}`
                    : `data:${contentType},${encodeURIComponent(content)}`
                }
                download={filename}
                sx={{ display: 'inline-block', mt: 1, mr: 2 }}
              >
                {filename}
              </MuiLink>
            ),
          )}
        </CardContent>
      </Card>
    </Box>
  );
}

function Body({ message: { html, text, subject } }: { message: MessageRecord }) {
  const [shown, setShown] = useState(html ? 'html' : 'text');
  return (
    <>
      {html && (
        <Tabs
          value={shown}
          onChange={(_event, next: string) => setShown(next)}
          aria-label="Form of the message"
          textColor="inherit"
          sx={{ mt: 1 }}
        >
          <Tab value="html" label="As a mail program shows it" />
          <Tab value="text" label="Plain text" />
        </Tabs>
      )}
      {shown === 'html' && html ? (
        // An empty sandbox: no scripts, no forms, an origin of its own.
        <Box
          component="iframe"
          title={`Mail: ${subject}`}
          sandbox=""
          srcDoc={html}
          sx={{
            width: '100%',
            height: '70vh',
            minHeight: 360,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#fff',
            mt: 1,
          }}
        />
      ) : (
        <Box
          component="pre"
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit', mt: 2 }}
        >
          {text}
        </Box>
      )}
    </>
  );
}

function Retry({ message }: { message: MessageRecord }) {
  const change = usePlainChange();
  const may = useMay('messages:retry');
  if (!reachedNobody(message) || !may) return null;
  const retry = () => change(messageCalls.retry(message.id), 'It is on its way again.');
  return (
    <Button variant="contained" color="secondary" startIcon={<RetryIcon />} onClick={retry}>
      Send again
    </Button>
  );
}
