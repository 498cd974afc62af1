import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { fileSize } from '#agency/media/stored-file.ts';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { incomingFilePath } from '../incoming-mail.ts';

type Shown = {
  id: string;
  text: string;
  quoted: string;
  files: { id: string; name: string; bytes: number }[];
  filesLeft?: string[];
};

/** What somebody wrote by mail, as text whatever it came as; what it quotes is folded, and its files stand below. */
export function MailText({ mail: { id, text, quoted, files, filesLeft = [] } }: { mail: Shown }) {
  const mayRead = useMay('incoming-mails:read');
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text || 'Nothing but what is below.'}
      </Box>
      {quoted && (
        <Box component="details" sx={{ my: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: '0.875rem', py: 0.5 }}>
            What it quotes
          </Box>
          <Box
            sx={{
              mt: 0.5,
              pl: 1.5,
              borderLeft: `3px solid ${colors.line}`,
              color: 'text.secondary',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {quoted}
          </Box>
        </Box>
      )}
      {files.length > 0 && (
        <Box component="ul" aria-label="Files" sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5 }}>
          {files.map((file) => (
            <Box
              component="li"
              key={file.id}
              sx={{ display: 'flex', gap: 0.5, alignItems: 'center', overflowWrap: 'anywhere' }}
            >
              <AttachIcon fontSize="small" sx={{ color: 'text.secondary' }} />
              <span>
                {mayRead ? (
                  <MuiLink href={staffPath(incomingFilePath(id, file))}>{file.name}</MuiLink>
                ) : (
                  file.name
                )}{' '}
                · {fileSize(file.bytes)}
              </span>
            </Box>
          ))}
        </Box>
      )}
      {filesLeft.map((left) => (
        <Typography key={left} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          Not kept: {left}
        </Typography>
      ))}
    </>
  );
}
