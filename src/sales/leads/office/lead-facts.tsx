import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { editPath } from '#kit/screen-paths.ts';
import type { Attribution } from '#content/visits/attribution.ts';
import { states } from '#kit/india/states.ts';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { ScoreReasons } from '../score/office/score-part.tsx';
import { FieldsNotRead } from '../fields/office/fields-not-read.tsx';
import { FieldFacts } from '../fields/office/field-facts.tsx';
import type { LeadDetail } from './lead-record.ts';
import { Missing, formatPhone } from '#kit/office/parts/contact-links.tsx';

const attributionLabels: Record<keyof Attribution, string> = {
  referrer: 'Came from',
  landingPage: 'First page',
  utmSource: 'UTM source',
  utmMedium: 'UTM medium',
  utmCampaign: 'UTM campaign',
  utmTerm: 'UTM term',
  utmContent: 'UTM content',
  gclid: 'Google click',
  gbraid: 'Google app click',
  wbraid: 'Google web click',
  fbclid: 'Meta click',
  msclkid: 'Microsoft click',
  lastUtmSource: 'Last UTM source',
  lastUtmMedium: 'Last UTM medium',
  lastUtmCampaign: 'Last UTM campaign',
  lastGclid: 'Last Google click',
  lastGbraid: 'Last Google app click',
  lastWbraid: 'Last Google web click',
  lastFbclid: 'Last Meta click',
  lastMsclkid: 'Last Microsoft click',
};

/** All that a lead told us, what was agreed to and where it came from. Text of visitors is shown as text only. */
export function LeadFacts({ lead, mayEdit }: { lead: LeadDetail; mayEdit: boolean }) {
  const attribution = Object.entries(lead.attribution) as [keyof Attribution, string][];
  return (
    <Card>
      <CardContent>
        <Section title="Enquiry" action={mayEdit && <EditFacts id={lead.id} />}>
          <FieldsNotRead />
          <Facts>
            <Fact term="Message">
              <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
                {lead.message || '–'}
              </Box>
            </Fact>
            <Fact term="Service">{lead.service || 'None chosen'}</Fact>
            <Fact term="Plan">{lead.plan}</Fact>
            <Fact term="Phone">
              {lead.phone ? formatPhone(lead.phone) : '–'}
              {!lead.phoneComplete && lead.phone && <Missing text="phone incomplete" />}
            </Fact>
            <Fact term="Company">{lead.company}</Fact>
            <FieldFacts custom={lead.custom} />
            <Fact term="Address">
              {[lead.address, lead.pincode, states[lead.stateCode]].filter(Boolean).join(', ')}
            </Fact>
            <Fact term="E-mail">
              {lead.email ? <Link href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</Link> : '–'}
            </Fact>
            <Fact term="Source">
              {lead.source || 'Not said'} ({lead.form} form)
            </Fact>
            <Fact term="Page">{lead.pageUrl || '–'}</Fact>
            <Fact term="Language">{languageLabels[lead.language]}</Fact>
          </Facts>
        </Section>
        <Section title="Consent">
          {lead.consents?.length === 0 && (
            <Typography color="text.secondary">Nothing was ticked with this enquiry.</Typography>
          )}
          <Facts>
            {lead.consents?.map((consent) => (
              <Fact key={consent.purpose + consent.givenAt} term={inIndiaWithDay(consent.givenAt)}>
                {Object.values(consent.words ?? {}).join('. ') || consent.purpose}
                <Box
                  component="span"
                  sx={{ color: 'text.secondary', display: 'block', fontSize: '0.8125rem' }}
                >
                  {consent.purpose}, text {consent.textVersion}
                </Box>
              </Fact>
            ))}
          </Facts>
        </Section>
        {lead.scoreReasons && (
          <Section title={`Score: ${lead.score}`}>
            <ScoreReasons reasons={lead.scoreReasons} />
          </Section>
        )}
        <Section title="How they found us">
          {attribution.length === 0 && (
            <Typography color="text.secondary">The browser did not say.</Typography>
          )}
          <Facts>
            {attribution.map(([key, value]) => (
              <Fact key={key} term={attributionLabels[key]}>
                {value}
              </Fact>
            ))}
          </Facts>
        </Section>
      </CardContent>
    </Card>
  );
}

const EditFacts = ({ id }: { id: string }) => (
  <Button component={RouterLink} to={editPath('leads', id)} size="small" startIcon={<EditIcon />}>
    Edit
  </Button>
);

const Section = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <Box component="section" sx={{ '& + &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' } }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {action}
    </Stack>
    {children}
  </Box>
);
