import { Alert, Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import { useCopy } from '#kit/office/parts/use-copy.ts';
import { languageNames } from '#kit/language/language.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { TemplateChoiceForm } from './template-choice.tsx';
import { whatsAppCalls } from './whatsapp-calls.ts';
import type { TemplatesRecord } from './whatsapp-records.ts';

/** What we tell by template, by which one in each language, and what WhatsApp has approved of it. */
export function WhatsAppTemplatesPage() {
  const { data, error, refetch } = useGetOne<TemplatesRecord>('whatsapp-templates', { id: 'now' });
  const mayEdit = useMay('lead-templates:edit');
  const change = usePlainChange();
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 860 }}>
      <Title title="WhatsApp templates" />
      {error && <Refusal error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={480} role="status" aria-label="Looking" />}
      {data && !data.isSet && (
        <Alert severity="info">
          WhatsApp is not set up on this server. These are the texts to have approved; the page Going live
          says what to set.
        </Alert>
      )}
      {data?.isSet && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="div" sx={{ flexGrow: 1 }}>
            {data.readAt ? (
              <>
                As WhatsApp told <When at={data.readAt} inline />.
              </>
            ) : (
              'WhatsApp has told of none yet.'
            )}
          </Typography>
          {mayEdit && (
            <Button
              variant="outlined"
              onClick={() => void change(whatsAppCalls.refreshTemplates(), 'Asked WhatsApp anew.')}
            >
              Ask WhatsApp now
            </Button>
          )}
        </Box>
      )}
      {data?.events.map((event) => (
        <OneEvent key={event.event} event={event} isSet={data.isSet} />
      ))}
      {data && data.templates.length > 0 && <Theirs templates={data.templates} />}
    </Box>
  );
}

function OneEvent({ event, isSet }: { event: TemplatesRecord['events'][number]; isSet: boolean }) {
  const { label, values, languages } = event;
  const mayEdit = useMay('lead-templates:edit');
  return (
    <Section title={label}>
      <Typography variant="body2" color="text.secondary">
        Gaps: {values.map(({ name }, i) => `{{${i + 1}}} ${name}`).join(', ')}
      </Typography>
      {languages.map(({ language, name, text, fault, choice }) => (
        <Box key={language} sx={{ borderTop: `1px solid ${colors.line}`, mt: 1, pt: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
            <strong>{languageNames[language]}</strong>
            <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {choice.send === 'chosen' ? `${choice.name}, ${choice.code}` : `${name}, ${language}`}
            </Typography>
            <Chip
              size="small"
              color={fault ? 'default' : 'success'}
              label={fault || 'Approved'}
              sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
            {choice.send === 'proposed' && (
              <CopyText name={`${label}, ${languageNames[language]}`} text={text} />
            )}
          </Box>
          {isSet && mayEdit ? (
            <TemplateChoiceForm
              // What was saved elsewhere meanwhile takes the place of what stands here.
              key={JSON.stringify(choice)}
              event={event}
              language={language}
              proposed={{ name, text }}
              choice={choice}
            />
          ) : (
            <Box lang={language} sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Box>
          )}
        </Box>
      ))}
    </Section>
  );
}

function CopyText({ name, text }: { name: string; text: string }) {
  const copy = useCopy();
  return (
    <Button size="small" onClick={() => void copy(text)} aria-label={`Copy the text: ${name}`}>
      Copy
    </Button>
  );
}

const Theirs = ({ templates }: Pick<TemplatesRecord, 'templates'>) => (
  <Section title="All of them at WhatsApp">
    {templates.map(({ name, language, status, category, header, body, variables, reason }) => (
      <Box key={`${name} ${language}`} sx={{ borderTop: `1px solid ${colors.line}`, mt: 1, pt: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <strong>{name}</strong>
          <Chip size="small" label={status} color={status === 'APPROVED' ? 'success' : 'default'} />
          <Typography variant="body2" color="text.secondary">
            {[language, category, header && `${header} above`, `${variables} gaps`]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{body}</Box>
        {reason && <Box sx={{ color: colors.brick }}>{reason}</Box>}
      </Box>
    ))}
  </Section>
);
