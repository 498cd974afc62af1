import { Button, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Form, maxLength, PasswordInput, required, SaveButton, SelectInput, TextInput } from 'react-admin';
import { useOwnFactor } from '#agency/staff/office/second-factor/use-own-factor.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { tokenDays, type NewApiToken } from '../api-token.ts';
import type { MadeToken } from './answers.ts';
import { ScopesInput } from './scopes-input.tsx';
import { tokenCalls } from './token-calls.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

type Typed = Partial<NewApiToken & { password: string; code: string }>;

const lives = tokenDays.map((id) => ({ id, name: id === 365 ? 'A year' : `${id} days` }));

/** Asks what a program is called and lent, and that it is really me who lends it. */
export function TokenDialog({ onMade, onLeave }: { onMade: (made: MadeToken) => void; onLeave: () => void }) {
  const { withCode, asked } = useOwnFactor();
  const { submit } = useAttempt();
  const create = ({ name = '', scopes = [], days = 90, password = '', code }: Typed) =>
    submit(async () =>
      onMade(await tokenCalls.create({ name, scopes, days, password, ...(code && { code }) })),
    );
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="token-title" maxWidth="sm">
      <DialogTitle id="token-title">Make a token</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          Whoever has it may do what you lend it here, as long as you may do so yourself. People, keys and
          backups stay with people.
        </Typography>
        <Form defaultValues={{ days: 90 }} onSubmit={create}>
          <TextInput
            source="name"
            label="Which program it is for"
            autoComplete="off"
            validate={[required(), maxLength(60)]}
          />
          <ScopesInput source="scopes" />
          <SelectInput source="days" label="Ends after" choices={lives} validate={required()} />
          <PasswordInput
            source="password"
            label="Your password"
            autoComplete="current-password"
            validate={required()}
          />
          <NotRead what="Whether you have a second step" asked={asked} />
          {withCode && (
            <TextInput
              source="code"
              label="Code of your app, or a recovery code"
              autoComplete="one-time-code"
              validate={required()}
            />
          )}
          <SaveButton label="Make it" color="secondary" icon={<></>} alwaysEnable />
          <Button onClick={onLeave} sx={{ ml: 1 }}>
            Cancel
          </Button>
        </Form>
      </DialogContent>
    </WrittenDialog>
  );
}
