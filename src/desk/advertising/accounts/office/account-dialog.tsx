import { DialogContent, DialogTitle, Typography } from '@mui/material';
import { Form, required, TextInput } from 'react-admin';
import { KeyFormEnd, KeyInput } from '#kit/office/parts/key-inputs.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { platformName } from '../../row-name.ts';
import type { SpendPlatform } from '../../spend.ts';
import { secretsOf } from '../ad-account.ts';
import { accountCalls, type AdAccountRecord } from './account-calls.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const where: Record<SpendPlatform, string> = {
  google:
    'The developer token stands in the API centre of a manager account. Client id, its secret and the refresh token come from a project at console.cloud.google.com, signed in by somebody who may see the account.',
  meta: 'A token of a system user with ads_read for the account, from the business settings. With the app’s secret each call is signed as well.',
};
const keyLabels: Record<(typeof secretsOf)[SpendPlatform][number], string> = {
  developerToken: 'Developer token',
  clientId: 'Client id',
  clientSecret: 'Client secret',
  refreshToken: 'Refresh token',
  accessToken: 'Access token',
  appSecret: 'App secret (optional)',
};

type Typed = Record<string, string | boolean | null | undefined>;

/** Asks which account it is, and for its keys. */
export function AccountDialog({ account, onLeave }: { account: AdAccountRecord; onLeave: () => void }) {
  const { platform, accountId, managerId, active, hasKeys } = account;
  const { submit } = useAttempt();
  const change = usePlainChange();
  const send = ({ active: on, accountId: id, managerId: manager, ...keys }: Typed) =>
    submit(async () => {
      const typed = Object.entries(keys).filter(([, value]) => value);
      await accountCalls.save({
        platform,
        active: on === true,
        accountId: id ?? '',
        ...(platform === 'google' && { managerId: manager ?? '' }),
        ...Object.fromEntries(typed),
      });
      onLeave();
      await change(Promise.resolve(), 'Saved.');
    });
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="account-title" maxWidth="sm">
      <DialogTitle id="account-title">Costs of {platformName(platform)}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {where[platform]}
        </Typography>
        <Form defaultValues={{ active, accountId, managerId }} onSubmit={send}>
          <TextInput
            source="accountId"
            label={platform === 'google' ? 'Customer id' : 'Ad account id'}
            helperText={
              platform === 'google' ? 'Like 123-456-7890: the account that pays' : 'Like act_1234567890'
            }
            validate={required()}
          />
          {platform === 'google' && (
            <TextInput
              source="managerId"
              label="Customer id of the manager account"
              helperText="Only where the account is reached by one"
            />
          )}
          {secretsOf[platform].map((key) => (
            <KeyInput key={key} source={key} label={keyLabels[key]} isKept={hasKeys} />
          ))}
          <KeyFormEnd on="Fetch every morning" onLeave={onLeave} />
        </Form>
      </DialogContent>
    </WrittenDialog>
  );
}
