import { Box, Button, Typography } from '@mui/material';
import {
  Create,
  DataTable,
  DateTimeInput,
  NumberInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useCopy } from '#kit/office/parts/use-copy.ts';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useNow, When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';

/** As the register lists it. Moments are ISO texts. */
type BreachRecord = {
  id: string;
  title: string;
  knownAt: string;
  boardToldAt: string | null;
  peopleToldAt: string | null;
  boardDueAt: string;
  boardDraft: string;
  peopleDraft: string;
};

const Column = DataTable.Col<BreachRecord>;

/** The register that the law asks for. */
export function BreachList() {
  const mayEdit = useMay('privacy:edit');
  return (
    <RecordTable<BreachRecord>
      title="Data breaches"
      intro="Whatever happened to personal data that should not have: lost, seen by others, changed. The Data Protection Board is told at once, and in detail within 72 hours of our coming to know; the people concerned without delay. The drafts stand in each entry."
      nothing="No breach is written down."
      add={mayEdit && { to: '/breaches/create', label: 'Write down a breach' }}
      opens={mayEdit}
    >
      <Column
        label="What"
        disableSort
        render={({ title }) => <RecordName opens={mayEdit}>{title}</RecordName>}
      />
      <Column label="Known since" disableSort render={({ knownAt }) => <When at={knownAt} inline />} />
      <Column
        label="Board told"
        disableSort
        render={({ boardToldAt, boardDueAt }) =>
          boardToldAt ? <When at={boardToldAt} inline /> : <Due at={boardDueAt} />
        }
      />
      <Column
        label="People told"
        disableSort
        render={({ peopleToldAt }) => (peopleToldAt ? <When at={peopleToldAt} inline /> : 'not yet')}
      />
    </RecordTable>
  );
}

/** The day that the law sets, in red once it has passed. */
function Due({ at }: { at: string }) {
  const isOver = Date.parse(at) < useNow();
  return (
    <Box sx={isOver ? { color: 'error.main', fontWeight: 600 } : {}}>
      {isOver ? 'Was due' : 'Due'} <When at={at} inline />
    </Box>
  );
}

const whole = (typed: Record<string, unknown>) => ({
  ...typed,
  ...Object.fromEntries(
    ['circumstances', 'dataKinds', 'consequences', 'measures', 'advice'].map((name) => [
      name,
      typed[name] ?? '',
    ]),
  ),
  people: typed.people ?? null,
  ...Object.fromEntries(
    ['knownAt', 'boardToldAt', 'peopleToldAt'].map((name) => [name, momentOf(typed[name])]),
  ),
});
/** What a field for day and time holds, which the form makes a date or leaves as it came. */
const momentOf = (typed: unknown) => (typed ? new Date(typed as string | Date).toISOString() : null);

export const BreachEdit = () => (
  <RecordEdit redirect={false} title="Data breach" transform={whole}>
    <>
      <BreachForm />
      <Drafts />
    </>
  </RecordEdit>
);
export const BreachCreate = () => (
  <Create redirect="edit" title="New data breach" transform={whole}>
    <BreachForm />
  </Create>
);

const texts = [
  ['circumstances', 'When, where and how it happened', ''],
  ['dataKinds', 'Which data, of whom', 'Names, numbers, mails, passwords: of customers, enquirers, staff'],
  ['consequences', 'What may come of it', ''],
  ['measures', 'What was done, and what will be', ''],
  ['advice', 'What people can do', 'Stands in the message to them'],
] as const;

const BreachForm = () => (
  <SteadyForm sx={{ maxWidth: 720 }} toolbar={<SaveBar />}>
    <TextInput source="title" label="In a few words" helperText={false} validate={required()} />
    <Pair>
      <DateTimeInput source="knownAt" label="We came to know" helperText={false} validate={required()} />
      <NumberInput
        source="people"
        label="People concerned"
        helperText="Empty while nobody can tell"
        min={0}
      />
    </Pair>
    {texts.map(([source, label, helperText]) => (
      <TextInput
        key={source}
        source={source}
        label={label}
        helperText={helperText || false}
        multiline
        parse={(typed: string | null) => typed ?? ''}
      />
    ))}
    <Pair>
      <DateTimeInput source="boardToldAt" label="The Board was told" helperText={false} />
      <DateTimeInput source="peopleToldAt" label="The people were told" helperText={false} />
    </Pair>
  </SteadyForm>
);

/** What is sent, to be copied. It says what was saved. */
function Drafts() {
  const record = useRecordContext<BreachRecord>();
  const copy = useCopy();
  if (!record) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, maxWidth: 760 }}>
      {[
        ['Draft for the Data Protection Board', record.boardDraft],
        ['Draft for the people concerned', record.peopleDraft],
      ].map(([title = '', text = '']) => (
        <Section key={title} title={title}>
          <Button size="small" variant="outlined" onClick={() => void copy(text)}>
            Copy
          </Button>
          <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1, mb: 0 }}>
            {text}
          </Typography>
        </Section>
      ))}
    </Box>
  );
}
