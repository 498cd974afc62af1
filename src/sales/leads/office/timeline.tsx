import DealIcon from '@mui/icons-material/CurrencyRupeeOutlined';
import FactsIcon from '@mui/icons-material/EditNoteOutlined';
import AssignIcon from '@mui/icons-material/PersonOutlined';
import FollowUpIcon from '@mui/icons-material/EventOutlined';
import ContactIcon from '@mui/icons-material/PhoneInTalkOutlined';
import MergeIcon from '@mui/icons-material/MergeOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import NoteIcon from '@mui/icons-material/NotesOutlined';
import TagIcon from '@mui/icons-material/SellOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import StatusIcon from '@mui/icons-material/LabelOutlined';
import TouchIcon from '@mui/icons-material/LanguageOutlined';
import AnswerIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statusLabels, type LeadStatus } from '../lead.ts';
import type { TaskStep } from '../tasks/lead-task.ts';
import { MailText } from '#agency/incoming-mails/office/mail-text.tsx';
import { channelLabels } from '#agency/messages/message.ts';
import { DeliveryChip } from '#agency/messages/office/delivery-chip.tsx';
import { FollowUpText } from '#agency/messages/office/follow-up-text.tsx';
import { recipientOf } from '#agency/messages/recipient-of.ts';
import { inIndia } from '#kit/office/parts/moments.ts';
import { When } from '#kit/office/parts/when.tsx';
import { factsWords } from '../facts/office/facts-words.ts';
import { dealWords } from '../deal/office/deal-words.ts';
import type { TimelineEntry } from './lead-record.ts';
import { useChange } from './use-change.tsx';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { showPath } from '#kit/screen-paths.ts';

const icons: Record<TimelineEntry['kind'], ReactNode> = {
  touch: <TouchIcon fontSize="small" />,
  message: <MailIcon fontSize="small" />,
  answer: <AnswerIcon fontSize="small" />,
  note: <NoteIcon fontSize="small" />,
  status: <StatusIcon fontSize="small" />,
  facts: <FactsIcon fontSize="small" />,
  tags: <TagIcon fontSize="small" />,
  deal: <DealIcon fontSize="small" />,
  assigned: <AssignIcon fontSize="small" />,
  'follow-up': <FollowUpIcon fontSize="small" />,
  contact: <ContactIcon fontSize="small" />,
  task: <FollowUpIcon fontSize="small" />,
  trashed: <TrashIcon fontSize="small" />,
  restored: <TrashIcon fontSize="small" />,
  merged: <MergeIcon fontSize="small" />,
  'merge-undone': <MergeIcon fontSize="small" />,
};

/** Everything that happened to a lead, newest first. */
export function Timeline({ entries, mayEdit }: { entries: TimelineEntry[]; mayEdit: boolean }) {
  const change = useChange();
  const undoable = doneByRules(entries);
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{ display: 'flex', gap: 1.5, py: 1.25, borderTop: `1px solid ${colors.line}` }}
        >
          <Box sx={{ color: 'text.secondary', pt: 0.25 }}>{icons[entry.kind]}</Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Entry entry={entry} />
            {mayEdit && undoable.has(entry.id) && (
              <Button
                size="small"
                sx={{ ml: -0.75, display: 'block' }}
                onClick={() => void change.takeBack([entry.id])}
              >
                Undo
              </Button>
            )}
            <Typography component="div" variant="body2" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
              {'staffName' in entry && entry.staffName && `${entry.staffName} · `}
              <When at={entry.at} inline />
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What rules have done last to the status and to each task, while nobody has changed that since. */
function doneByRules(entries: TimelineEntry[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const entry of entries) {
    if (entry.kind !== 'status' && entry.kind !== 'task') continue;
    const of = entry.kind === 'task' ? (entry.data.taskId ?? '') : entry.kind;
    const isNewest = !seen.has(of);
    seen.add(of);
    if (isNewest && entry.data.rule) found.add(entry.id);
  }
  return found;
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const mayReadMail = useMay('messages:read');
  const mayAnswer = useMay('incoming-mails:edit');
  if (entry.kind === 'touch') {
    if (entry.takenBy) {
      const { source, message } = entry.raw as { source: string; message: string };
      return (
        <>
          <strong>Reached us</strong>: {source}, taken down by {entry.takenBy}
          {message && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Box>}
        </>
      );
    }
    return (
      <>
        <strong>Reached us</strong> on {entry.pageUrl || 'an unknown page'}
        <Box component="details" sx={{ my: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: '0.875rem' }}>
            As it arrived
          </Box>
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              m: 0,
              mt: 1,
              p: 1.5,
              bgcolor: colors.sand,
              borderRadius: 1,
              overflow: 'auto',
              maxHeight: 320,
              fontSize: '0.8125rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {JSON.stringify(entry.raw, null, 2)}
            {`\n\nFrom ${entry.ip}\n${entry.userAgent}`}
          </Box>
        </Box>
      </>
    );
  }
  if (entry.kind === 'message')
    return (
      <>
        {channelLabels[entry.channel]} to {recipientOf(entry)}:{' '}
        {mayReadMail ? (
          <MuiLink component={Link} to={showPath('messages', entry.id)}>
            {entry.subject}
          </MuiLink>
        ) : (
          entry.subject
        )}{' '}
        <DeliveryChip message={entry} />
        {entry.lastError && <Box sx={{ color: colors.brick }}>{entry.lastError}</Box>}
        <FollowUpText message={entry} />
      </>
    );
  if (entry.kind === 'answer')
    return (
      <>
        <strong>{entry.automatic ? 'Automatic answer' : wrote[entry.channel]}</strong>
        {entry.subject && `: ${entry.subject}`}
        {!entry.automatic && !entry.handledAt && (
          <Chip size="small" color="warning" label="Waits for us" sx={{ mx: 1 }} />
        )}
        {entry.channel === 'whatsapp' && !entry.handledAt && mayAnswer && (
          <MuiLink component={Link} to={showPath('incoming-mails', entry.id)}>
            Answer where it came from
          </MuiLink>
        )}
        <MailText mail={entry} />
      </>
    );
  const { data } = entry;
  const undone = data.undone ? ' (taken back)' : '';
  if (entry.kind === 'note')
    return (
      <>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.text}</Box>
        {data.told && (
          <Typography variant="body2" color="text.secondary">
            For {data.told}
          </Typography>
        )}
      </>
    );
  if (entry.kind === 'status')
    return (
      <>
        {statusLabels[data.from as LeadStatus]} → <strong>{statusLabels[data.to as LeadStatus]}</strong>
        {data.reason && `: ${data.reason}`}
        {undone}
      </>
    );
  if (entry.kind === 'facts')
    return factsWords(data).map((words) => (
      <Box key={words} sx={{ overflowWrap: 'anywhere' }}>
        {words}
      </Box>
    ));
  if (entry.kind === 'trashed') return 'Moved to the trash';
  if (entry.kind === 'restored') return 'Taken out of the trash';
  if (entry.kind === 'tags')
    return (
      <>
        {[data.added && `Tagged ${data.added}`, data.removed && `no longer ${data.removed}`]
          .filter(Boolean)
          .join(', ')}
        {undone}
      </>
    );
  if (entry.kind === 'deal')
    return (
      <>
        {dealWords(data)}
        {undone}
      </>
    );
  if (entry.kind === 'assigned')
    return (
      <>
        Assigned to <strong>{data.toName ?? 'nobody'}</strong>
        {data.rule && ` by the rule “${data.rule}”`}
        {data.fromName && `, before ${data.fromName}`}
        {undone}
      </>
    );
  if (entry.kind === 'contact')
    return (
      <>
        <strong>{contactLabels[`${data.channel}:${data.outcome}`]}</strong>
        {data.text && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.text}</Box>}
      </>
    );
  if (entry.kind === 'task')
    return (
      <>
        {taskSteps[data.step as TaskStep]}: <strong>{data.title}</strong>
        {data.to && `, ${inIndia(data.to)}`}
        {data.reason && `: ${data.reason}`}
        {undone}
      </>
    );
  if (entry.kind === 'merged')
    return (
      <>
        <strong>{data.name || 'A lead without a name'}</strong> became part of this lead
        {[data.phone, data.email].filter(Boolean).length > 0 &&
          ` (${[data.phone, data.email].filter(Boolean).join(', ')})`}
        {data.to && `, which is “${statusLabels[data.to as LeadStatus]}” now`}
      </>
    );
  if (entry.kind === 'merge-undone')
    return (
      <>
        No longer one with{' '}
        <MuiLink component={Link} to={showPath('leads', data.leadId ?? '')}>
          {data.name || 'a lead without a name'}
        </MuiLink>
      </>
    );
  return (
    <>
      {data.to ? (
        <>
          Follow-up on <strong>{inIndia(data.to)}</strong>
        </>
      ) : (
        'No follow-up planned any more'
      )}
      {undone}
    </>
  );
}

const wrote = { email: 'Wrote by mail', whatsapp: 'Wrote on WhatsApp' };

const taskSteps: Record<TaskStep, string> = {
  added: 'Task',
  moved: 'Task put off',
  done: 'Task done',
  reopened: 'Task open again',
  changed: 'Task changed',
  removed: 'Task taken away',
};

const contactLabels: Record<string, string> = {
  'call:spoke': 'Called and spoke',
  'call:no-answer': 'Called, no answer',
  'call:call-back': 'Called, to be called back',
  'whatsapp:sent': 'Wrote on WhatsApp',
  'whatsapp:spoke': 'Spoke on WhatsApp',
  'whatsapp:no-answer': 'No answer on WhatsApp',
  'whatsapp:call-back': 'To be called back, says WhatsApp',
};
