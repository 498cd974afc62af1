import ForgetIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Button, IconButton, Skeleton, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, useGetOne } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { servicePageNames } from '#catalogue/service-pages/service-page.ts';
import { formatInr } from '#kit/india/money.ts';
import { languageNames } from '#kit/language/language.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { editPath } from '#kit/screen-paths.ts';
import type { ModelUse, UnansweredQuestion } from './answers.ts';
import { questionCalls } from './question-calls.ts';

const Column = DataTable.Col<UnansweredQuestion>;

/** What people asked in the chat in vain, with the way to an answer. */
export function QuestionList() {
  const mayEdit = useMay('unanswered-questions:edit');
  // Where there is little room what can be done stands below the question: beside it it would lie off the screen.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <RecordTable<UnansweredQuestion>
      title="Unanswered questions"
      intro="What people asked in the chat and we could not answer, without who asked. An answer below the questions of a service is found from then on."
      nothing="Nobody asked what the site does not say."
      above={<Model />}
    >
      <Column
        source="question"
        label="Question"
        disableSort
        render={(asked) => (
          <>
            <span lang={asked.language} style={{ overflowWrap: 'anywhere' }}>
              {asked.question}
            </span>
            {asked.language !== 'en' && (
              <Typography variant="body2" color="text.secondary">
                {languageNames[asked.language]}
              </Typography>
            )}
            {narrow && mayEdit && <Ways asked={asked} />}
          </>
        )}
      />
      <Column source="times" label="Times" disableSort />
      {!narrow && (
        <Column
          source="lastAskedAt"
          label="Last time"
          disableSort
          render={({ lastAskedAt }) => <When at={lastAskedAt} />}
        />
      )}
      {mayEdit && !narrow && (
        <Column label="What to do" disableSort render={(asked) => <Ways asked={asked} />} />
      )}
    </RecordTable>
  );
}

/** What puts the answers into words, and the most that it can cost. */
function Model() {
  const asked = useGetOne<{ id: string; model: ModelUse | null }>('model-use', { id: 'now' });
  const { data } = asked;
  if (!data && !asked.error && !asked.isPaused)
    return (
      <Typography sx={{ mb: 1 }}>
        <Skeleton />
      </Typography>
    );
  if (!data) return <NotRead what="What the answers cost" asked={asked} />;
  const { model } = data;
  const count = (tokens: number) => tokens.toLocaleString('en-IN');
  return (
    <Typography sx={{ mb: 1 }}>
      {model
        ? `Answers are put into words by ${model.name}: today ${count(model.tokensToday)} of ${count(model.tokensPerDay)} tokens, ${model.answersToday} answered, ${model.failuresToday} not usable. ${
            model.mostPaisePerDay === null
              ? 'What a million tokens cost is not set, so no sum is shown.'
              : `That is ${formatInr(model.paiseToday ?? 0)} today, and at most ${formatInr(model.mostPaisePerDay)} a day.`
          }`
        : 'No model is set: the chat quotes the pages themselves. Owners may set one under Going live.'}
    </Typography>
  );
}

function Ways({ asked: { id, question, draftedFor } }: { asked: UnansweredQuestion }) {
  const run = usePlainChange();
  const navigate = useNavigate();
  const { attempt } = useAttempt();
  const open = (page: string) => editPath('service-pages', page);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      {draftedFor ? (
        <Button size="small" component={Link} to={open(draftedFor)}>
          Draft: {servicePageNames[draftedFor]}
        </Button>
      ) : (
        <Button
          size="small"
          variant="contained"
          color="secondary"
          aria-label={`Draft an answer: ${question}`}
          onClick={() =>
            void attempt(async () => {
              const { page } = await questionCalls.draft(id);
              await navigate(open(page));
            })
          }
        >
          Draft an answer
        </Button>
      )}
      <IconButton
        size="small"
        aria-label={`Take off the list: ${question}`}
        onClick={() => void run(questionCalls.dismiss(id), 'It is off the list.')}
      >
        <ForgetIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
