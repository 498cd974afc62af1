import { Box, Card, CardContent, TextField, Typography } from '@mui/material';
import { Meter, searchRoom } from '#kit/office/parts/meter.tsx';
import type { PostDraft } from './use-post-draft.ts';

/** What search engines show of a post, with how much room is left. */
export function SeoPanel({ draft: { post, errors, set } }: { draft: PostDraft }) {
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          In search results
        </Typography>
        <TextField
          label="Title for search engines"
          value={post.seoTitle}
          placeholder={post.title}
          onChange={({ target }) => set({ seoTitle: target.value })}
          error={!!errors.seoTitle}
          helperText={errors.seoTitle}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <Meter label="Length of the title" used={post.seoTitle.length} room={searchRoom.title} />
        <TextField
          label="Description for search engines"
          multiline
          minRows={2}
          value={post.seoDescription}
          placeholder="Left empty: the beginning of the first paragraph"
          onChange={({ target }) => set({ seoDescription: target.value })}
          error={!!errors.seoDescription}
          helperText={errors.seoDescription}
          slotProps={{ htmlInput: { maxLength: 320 } }}
        />
        <Meter
          label="Length of the description"
          used={post.seoDescription.length}
          room={searchRoom.description}
        />
        <Box sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: '#fff' }}>
          <Typography variant="body2" color="text.secondary">
            {`${location.host} › blogs › ${post.slug}`}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {cut(post.seoTitle || post.title, searchRoom.title)}
          </Typography>
          <Typography variant="body2">{cut(post.seoDescription, searchRoom.description)}</Typography>
        </Box>
      </CardContent>
    </Card>
  );
}

const cut = (text: string, room: number) => (text.length > room ? `${text.slice(0, room)} …` : text);
