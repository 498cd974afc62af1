import { Avatar, Box, Button, Typography } from '@mui/material';
import { useGetOne, useNotify } from 'react-admin';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { request } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useSession } from '#kit/office/session.ts';

type Own = { id: string; picture: string | null };

/** One's own picture: customers see it whose project one works on. */
export function OwnPicture() {
  const asked = useGetOne<Own>('session', { id: 'picture' });
  const { data, refetch } = asked;
  const { attempt } = useAttempt();
  const notify = useNotify();
  const name = useSession().me?.name ?? '';

  async function change(call: Promise<unknown>, did: string) {
    if (await attempt(() => call)) notify(did, { type: 'success' });
    await refetch();
  }

  function upload([file]: File[]) {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    void change(request('/session/picture', { method: 'PUT', body }), 'Your picture is changed.');
  }

  return (
    <Box component="section" aria-label="Your picture" sx={{ mb: 3 }}>
      <Typography variant="h6" component="h2">
        Your picture
      </Typography>
      <NotRead what="Your picture" asked={asked} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <Avatar
          {...(data?.picture && { src: data.picture })}
          alt={data?.picture ? `${name}, as customers see you` : ''}
          sx={{ width: 72, height: 72, color: 'text.primary', bgcolor: 'action.selected' }}
        >
          {name.slice(0, 1)}
        </Avatar>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            Customers see it beside your name where you work on their project. It is cut to a square.
          </Typography>
          <FileButton
            fileLabel="Your picture"
            accept="image/jpeg,image/png,image/webp,image/avif"
            variant="outlined"
            size="small"
            onChosen={upload}
          >
            {data?.picture ? 'Choose another' : 'Choose a picture'}
          </FileButton>
          {data?.picture && (
            <Button
              size="small"
              sx={{ ml: 1 }}
              onClick={() =>
                void change(request('/session/picture', { method: 'DELETE' }), 'Your picture is taken away.')
              }
            >
              Take it away
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
