import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { upTo } from '#kit/office/parts/up-to.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useCopy } from '#kit/office/parts/use-copy.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { kindLabels, type OutsideKind } from '../outside-source.ts';
import { outsideCalls, type OutsideSourceRecord, type TriedRecord } from './outside-calls.ts';
import { OutsideLeadTable } from './outside-lead-table.tsx';
import { SourceDialog } from './source-dialog.tsx';

/** One place where leads are left: what to give to it, what came, and what can be done about it. */
export const SourceShow = () => <RecordPage<OutsideSourceRecord> title="Leads from outside" draw={Page} />;

function Page({ record: source }: { record: OutsideSourceRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!source.active && <Alert severity="warning">Switched off: what it sends is refused.</Alert>}
      {source.kind === 'meta' && !(source.hasAppSecret && source.hasPageToken) && (
        <Alert severity="warning">
          Meta is believed, and its leads can be fetched, once the app secret and a page token are set.
        </Alert>
      )}
      {source.key === null && (
        <Alert severity="error">Its key was sealed with a secret that is lost. Make a new source.</Alert>
      )}
      <Section title={source.name}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {steps[source.kind]}
        </Typography>
        <ToCopy source={source} />
        <Facts>
          <Fact term="From">{kindLabels[source.kind]}</Fact>
          <Fact term="Last received">
            {source.lastReceivedAt ? <When at={source.lastReceivedAt} inline /> : 'Nothing yet'}
          </Fact>
          {source.kind !== 'form' && (
            <Fact term="Asks about advertising">
              {source.measuring.question
                ? `By “${source.measuring.question}”`
                : 'No: nothing is told to networks'}
            </Fact>
          )}
          <Fact term="Its leads are about">{source.service}</Fact>
          {source.kind === 'form' && (
            <Fact term="Sites that may show it">{source.origins.join(', ') || 'None yet'}</Fact>
          )}
        </Facts>
        <Work source={source} />
      </Section>
      {source.kind !== 'form' && (
        <Section title="What came">
          <OutsideLeadTable sourceId={source.id} />
        </Section>
      )}
    </Box>
  );
}

const steps: Record<OutsideKind, string> = {
  meta: 'In the app at developers.facebook.com: Webhooks, object “Page”, field “leadgen”, with this address and verify token. Then install the app on your page.',
  google:
    'In Google Ads: the lead form, “Export leads from Google Ads”, “Webhook integration”, with this address and key. “Send test data” shows here as a test.',
  indiamart:
    'In IndiaMART’s Lead Manager: settings, “Push API”, with this address. Whoever has the address can file leads: keep it to yourself.',
  justdial:
    'Send this address to your contact at Justdial as your lead push address. Whoever has the address can file leads: keep it to yourself.',
  form: 'Link to the page, or put the script where the form is to stand on your other site.',
};

function ToCopy({ source: { kind, address, key } }: { source: OutsideSourceRecord }) {
  if (address === null || key === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Copied label={kind === 'form' ? 'Page' : 'Address'} text={address} />
      {kind === 'meta' && <Copied label="Verify token" text={key} />}
      {kind === 'google' && <Copied label="Key" text={key} />}
      {kind === 'form' && (
        <Copied label="Script" text={`<script src="${address}/embed.js" async></script>`} />
      )}
    </Box>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const copy = useCopy();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box
        component="code"
        sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere', p: 1, bgcolor: 'action.hover' }}
      >
        {text}
      </Box>
      <Button size="small" variant="outlined" onClick={() => void copy(text)}>
        Copy {label.toLowerCase()}
      </Button>
    </Box>
  );
}

function Work({ source }: { source: OutsideSourceRecord }) {
  const { id, kind, active, waiting, address } = source;
  /** As it was when the form was opened. */
  const [changing, setChanging] = useState<OutsideSourceRecord | null>(null);
  const [tried, setTried] = useState<TriedRecord | null>(null);
  const change = usePlainChange();
  const { attempt } = useAttempt();
  const navigate = useNavigate();
  const test = () => attempt(async () => setTried(await outsideCalls.test(id)));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {kind === 'form' ? (
          <Button variant="contained" color="secondary" href={address ?? ''} target="_blank" rel="noopener">
            Open the form
          </Button>
        ) : (
          <Button variant="contained" color="secondary" onClick={() => void test()}>
            Test
          </Button>
        )}
        {kind === 'meta' && waiting > 0 && (
          <Button
            variant="outlined"
            onClick={() => void change(outsideCalls.fetch(id), 'Meta is asked once more.')}
          >
            Fetch what waits ({upTo(waiting)})
          </Button>
        )}
        <Button variant="outlined" onClick={() => setChanging(source)}>
          Change
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            void change(
              outsideCalls.change(source, { active: !active }),
              active ? 'Nothing is taken from it any more.' : 'Its leads are taken again.',
            )
          }
        >
          {active ? 'Switch off' : 'Switch on'}
        </Button>
        {kind !== 'form' && (
          <ConfirmButton
            variant="outlined"
            title="Believe it by a new key?"
            content="The old one ends at once: what comes is refused until the other side knows the new one."
            confirm="New key"
            onConfirm={() => void change(outsideCalls.renewKey(id), 'There is a new key.')}
          >
            New key
          </ConfirmButton>
        )}
        <ConfirmButton
          color="error"
          title="Delete this source?"
          content="Nothing is taken from it any more. Leads that it brought stay."
          confirm="Delete"
          onConfirm={() =>
            void change(outsideCalls.remove(id), 'Deleted.').then(
              (done) => done && navigate('/outside-sources'),
            )
          }
        >
          Delete
        </ConfirmButton>
      </Box>
      {tried && <TriedLead tried={tried} />}
      {changing && (
        <SourceDialog
          title="Change the source"
          source={changing}
          save={async ({ kind: _kind, ...fields }) => {
            await outsideCalls.change(changing, fields);
            setChanging(null);
            await change(Promise.resolve(), 'Changed.');
          }}
          onLeave={() => setChanging(null)}
        />
      )}
    </>
  );
}

const TriedLead = ({ tried: { page, lead } }: { tried: TriedRecord }) => (
  <Alert severity="success" sx={{ mt: 2 }}>
    {page && <Typography>The token opens the page “{page}”.</Typography>}
    <Typography>A sample becomes this lead; nothing was filed:</Typography>
    <Facts>
      {Object.entries(lead ?? {})
        .filter(([, value]) => value !== '')
        .map(([field, value]) => (
          <Fact key={field} term={field}>
            <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
          </Fact>
        ))}
    </Facts>
  </Alert>
);
