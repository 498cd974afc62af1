import { Box, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Code } from './code.tsx';

type Sample = { id: string; secret: string; body: string; headers: Record<string, string> };

/** A program that checks a signature, on a message that anybody may know: what it says first it says of ours too. */
const programOf = ({ secret, body, headers }: Sample) => `import { Webhook } from 'standardwebhooks';

const secret = '${secret}'; // of this example; yours is shown once
const headers = ${JSON.stringify(headers, null, 2)};
const body = '${body}'; // as it came, byte for byte

// Throws where it does not come from here. The example is old, so only its signature is compared:
const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
console.log(new Webhook(secret).sign(id, new Date(at * 1000), body) === signature);

// What comes to you is checked with its age:
// const message = new Webhook(secret).verify(body, headers);`;

/** How whoever receives checks that a message comes from here. */
export function SignatureSample() {
  const asked = useGetOne<Sample>('webhook-signature', { id: 'sample' });
  const { data } = asked;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <summary>How the receiver checks the signature</summary>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        By Standard Webhooks: libraries for a dozen languages bear that name. This one runs on Node after{' '}
        <code>npm i standardwebhooks</code> and says <code>true</code>.
      </Typography>
      <NotRead what="The example" asked={asked} />
      {data && <Code>{programOf(data)}</Code>}
    </Box>
  );
}
