import { Card, CardContent, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import { actionTypes, type ActionType } from '../../post.ts';
import { postPath } from '../../post-path.ts';
import { PictureChoice } from '#agency/media/office/picture-choice.tsx';
import { postCalls, type PostWords } from '../../office/post-calls.ts';
import type { PostDraft } from './use-post-draft.ts';

const actionLabels: Record<ActionType, string> = { call: 'Rings a number', link: 'Opens a page' };

/** Everything about a post that is not its text. */
export function PostFacts({ draft }: { draft: PostDraft }) {
  const { post, errors, set } = draft;
  const [words, setWords] = useState<PostWords>({ categories: [], authors: [], tags: [] });
  useEffect(() => {
    postCalls.labels().then(setWords, () => {});
  }, []);
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          About this post
        </Typography>
        <TextField
          label="Address"
          value={post.slug}
          onChange={({ target }) => set({ slug: target.value })}
          error={!!errors.slug}
          helperText={
            errors.slug ?? (post.publishedAt ? 'The old address will lead here' : postPath(post.slug))
          }
        />
        <Choice
          label="Category"
          value={post.category}
          choices={words.categories}
          onChange={(category) => set({ category })}
        />
        <Combobox
          multiple
          freeSolo
          options={words.tags}
          value={post.tags}
          onChange={(_event, tags) => set({ tags })}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Tags"
              error={!!errors.tags}
              helperText={errors.tags ?? 'Press Enter after each'}
            />
          )}
        />
        <Choice
          label="Author"
          value={post.authorName}
          choices={words.authors}
          onChange={(authorName) => set({ authorName })}
        />
        <FormControlLabel
          control={
            <Switch checked={post.isFeatured} onChange={(_event, isFeatured) => set({ isFeatured })} />
          }
          label="Featured"
        />
        <TextField
          select
          label="Button “Get Started Now”"
          value={post.actionType ?? ''}
          onChange={({ target }) => set({ actionType: (target.value || null) as ActionType | null })}
        >
          <MenuItem value="">No button</MenuItem>
          {actionTypes.map((type) => (
            <MenuItem key={type} value={type}>
              {actionLabels[type]}
            </MenuItem>
          ))}
        </TextField>
        {post.actionType && (
          <TextField
            label={post.actionType === 'call' ? 'Phone number' : 'Address of the page'}
            value={post.actionValue}
            onChange={({ target }) => set({ actionValue: target.value })}
            error={!!errors.actionValue}
            helperText={errors.actionValue}
          />
        )}
        <PictureChoice
          label="First picture"
          picture={post.image1}
          refusal={errors.image1Id}
          onPick={(picture) => set({ image1Id: picture.id }, { image1: picture })}
          onTakeOut={() => set({ image1Id: null }, { image1: null })}
        />
        <PictureChoice
          label="Second picture"
          picture={post.image2}
          refusal={errors.image2Id}
          onPick={(picture) => set({ image2Id: picture.id }, { image2: picture })}
          onTakeOut={() => set({ image2Id: null }, { image2: null })}
        />
      </CardContent>
    </Card>
  );
}

function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: string[];
  onChange: (value: string) => void;
}) {
  return (
    <Combobox
      freeSolo
      options={choices}
      inputValue={value}
      onInputChange={(_event, next, reason) => reason !== 'reset' && onChange(next)}
      onChange={(_event, next) => onChange(next ?? '')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
