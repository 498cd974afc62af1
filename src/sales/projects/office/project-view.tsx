import { Box, Card, CardContent, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FilesCard } from '../files/office/files-card.tsx';
import { NewsAlert } from '../files/office/news-alert.tsx';
import { VersionsCard } from '../files/office/versions-card.tsx';
import { HandoverCard } from '../handover/office/handover-card.tsx';
import { HoursCard } from '../hours/office/hours-card.tsx';
import { callHref, formatPhone, whatsappHref } from '#kit/office/parts/contact-links.tsx';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { DueChip } from './due-chip.tsx';
import type { ProjectRecord } from './project-record.ts';
import { ProjectSteps } from './project-steps.tsx';
import { ProjectWork } from './project-work.tsx';

/** One project: its steps, who works on it, and what it waits for; `below` what later areas know of it. */
export function ProjectView({ record, below }: { record: ProjectRecord; below: ReactNode }) {
  const mayEdit = useMay('projects:edit');
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 980 }}>
      <NewsAlert project={record} mayEdit={mayEdit} />
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h6" component="h2" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
              {record.title}
            </Typography>
            <DueChip project={record} />
          </Stack>
          <ProjectFacts record={record} />
          {mayEdit && record.steps && <ProjectWork key={record.updatedAt} project={record} />}
        </CardContent>
      </Card>
      {record.steps ? (
        <ProjectSteps project={record} steps={record.steps} mayEdit={mayEdit} />
      ) : (
        <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />
      )}
      {record.steps && <VersionsCard project={record} steps={record.steps} mayEdit={mayEdit} />}
      {record.files && <FilesCard projectId={record.id} files={record.files} mayEdit={mayEdit} />}
      {record.handovers && (
        <HandoverCard
          projectId={record.id}
          name={record.name}
          handovers={record.handovers}
          mayEdit={mayEdit}
        />
      )}
      {record.steps && <HoursCard project={record} steps={record.steps} mayEdit={mayEdit} />}
      {below}
    </Box>
  );
}

function ProjectFacts({ record }: { record: ProjectRecord }) {
  const { code, name, email, phone, service, createdAt, quotationId, admissionId, customerId } = record;
  const mayOpen = useMay('customers:read');
  const greeting = `Hello ${name}, about ${record.title}: `;
  return (
    <Box sx={{ my: 2 }}>
      <Facts>
        <Fact term="Number">{code}</Fact>
        <Fact term="Customer">
          {customerId && mayOpen ? (
            <MuiLink component={Link} to={showPath('customers', customerId)}>
              {name}
            </MuiLink>
          ) : (
            name
          )}
        </Fact>
        <Fact term="E-mail">{email}</Fact>
        <Fact term="Phone">
          {phone && (
            <>
              <MuiLink href={callHref(phone)}>{formatPhone(phone)}</MuiLink> ·{' '}
              <MuiLink href={whatsappHref(phone, greeting)} target="_blank" rel="noreferrer">
                WhatsApp
              </MuiLink>
            </>
          )}
        </Fact>
        <Fact term="Service">{service}</Fact>
        <Fact term="Sold">
          <When at={createdAt} inline />
        </Fact>
        <Fact term="Comes from">
          {quotationId && (
            <MuiLink component={Link} to={showPath('quotations', quotationId)}>
              Its quotation
            </MuiLink>
          )}
          {admissionId && (
            <MuiLink component={Link} to={showPath('admissions', admissionId)}>
              Its admission
            </MuiLink>
          )}
        </Fact>
      </Facts>
    </Box>
  );
}
