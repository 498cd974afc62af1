import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { fieldErrors } from '#kit/office/http.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import { postCalls } from '../../office/post-calls.ts';

const empty = { from: '', to: '' };

/** A tag is called otherwise in every post; its page leads on. */
export function RenameTagPage() {
  const [tags, setTags] = useState<string[]>([]);
  const [names, setNames] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const { refuse } = useAttempt();
  const notify = useNotify();
  useEffect(() => {
    postCalls.labels().then(
      ({ tags }) => setTags(tags),
      () => {},
    );
  }, []);

  async function rename() {
    setBusy(true);
    setErrors({});
    try {
      const { posts } = await postCalls.renameTag(names);
      const { from, to } = names;
      setTags((known) => [...new Set(known.map((tag) => (tag === from ? to : tag)))]);
      setNames(empty);
      notify(posts === 1 ? 'Renamed in one post' : `Renamed in ${posts} posts`, { type: 'success' });
    } catch (error) {
      const wrong = fieldErrors(error);
      if (wrong) setErrors(wrong);
      else refuse(error);
    }
    setBusy(false);
  }

  return (
    <Card sx={{ mt: 2, maxWidth: 560 }}>
      <Title title="Rename a tag" />
      <CardContent
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          The tag changes in every post, drafts too. The old address of its page leads to the new one.
        </Typography>
        <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
          <Combobox
            freeSolo
            options={tags}
            inputValue={names.from}
            onInputChange={(_event, from) => setNames((now) => ({ ...now, from }))}
            renderInput={(params) => (
              <TextField {...params} label="Tag" error={!!errors.from} helperText={errors.from} />
            )}
          />
          <TextField
            label="New name"
            value={names.to}
            onChange={({ target }) => setNames((now) => ({ ...now, to: target.value }))}
            error={!!errors.to}
            helperText={errors.to}
          />
        </Stack>
        <Button
          type="submit"
          variant="contained"
          sx={{ mt: 2 }}
          disabled={isBusy || !names.from.trim() || !names.to.trim()}
        >
          Rename
        </Button>
      </CardContent>
    </Card>
  );
}
