import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Title, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useOwnFactor } from '#agency/staff/office/second-factor/use-own-factor.ts';
import { languageNamed, languageTags, type Language } from '#kit/language/language.ts';
import { fieldErrors } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { tokenDays, type NewApiToken } from '../../api-token.ts';
import type { ConsentPage } from './answers.ts';
import { connectionCalls } from './connection-calls.ts';
import { LanguageChoice } from './language-choice.tsx';

type Asked = Record<string, string>;

/** Where an assistant sends a person who shall say yes to it. It says so in their own language, not in the office's. */
export function ConnectPage() {
  const [search] = useSearchParams();
  const asked = Object.fromEntries(search);
  const [language, setLanguage] = useState<Language>(() => languageNamed(navigator.language));
  const { data, error, refetch } = useGetOne<ConsentPage & { id: string }>(
    'assistant-connections',
    { id: 'asked', meta: { ...asked, language } },
    { placeholderData: (before) => before },
  );
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={480} role="status" aria-label="Loading" />;
  const { words, back } = data;
  return (
    <Box lang={languageTags[language]} sx={{ py: 2, maxWidth: 640 }}>
      <Title title="Assistants" />
      <Card component="section" aria-labelledby="connect-title">
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <LanguageChoice {...{ language, label: words.language, onChoose: setLanguage }} />
          <Typography variant="h5" component="h2" id="connect-title" sx={{ mb: 2 }}>
            {words.title}
          </Typography>
          {words.problem === null ? (
            <Consent asked={asked} page={data} />
          ) : (
            <>
              <Alert severity="error">{words.problem}</Alert>
              {back && (
                <Button href={back} sx={{ mt: 2 }}>
                  {words.back}
                </Button>
              )}
            </>
          )}
        </CardContent>
      </Card>
    </Box>
  );
}

function Consent({ asked, page: { words, back } }: { asked: Asked; page: ConsentPage }) {
  const { withCode, asked: factor } = useOwnFactor();
  const { refuse } = useAttempt();
  const [away, setAway] = useState<string[]>([]);
  const [refused, setRefused] = useState<Partial<Record<keyof typeof words.refusals, true>>>({});
  const [state, setState] = useState<'open' | 'sending' | 'leaving'>('open');
  const scopes = words.permissions.map(({ scope }) => scope).filter((scope) => !away.includes(scope));

  async function connect(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = String(form.get('code') ?? '').trim();
    if (scopes.length === 0) return setRefused({ scopes: true });
    setState('sending');
    try {
      const { to } = await connectionCalls.connect({
        asked,
        scopes,
        days: Number(form.get('days')) as NewApiToken['days'],
        password: String(form.get('password')),
        ...(code && { code }),
      });
      setState('leaving');
      location.assign(to);
    } catch (error) {
      setState('open');
      const fields = Object.keys(fieldErrors(error) ?? {}).map((field) => field.split('.')[0] ?? '');
      const known = fields.filter((field) => field in words.refusals);
      setRefused(Object.fromEntries(known.map((field) => [field, true])));
      if (known.length === 0) refuse(error);
    }
  }
  const said = (field: keyof typeof words.refusals) => ({
    error: refused[field] ?? false,
    helperText: refused[field] ? words.refusals[field] : ' ',
  });

  return (
    <Box component="form" onSubmit={connect} sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{words.asks}</Typography>
      <Typography color="text.secondary">{words.vouched}</Typography>
      <Alert severity="info" sx={{ my: 2 }}>
        {words.leadsTo}
      </Alert>
      <FormControl component="fieldset" error={refused.scopes ?? false} sx={{ width: '100%' }}>
        <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {words.mayDo}
        </FormLabel>
        <Typography variant="body2" color="text.secondary">
          {words.takeAway}
        </Typography>
        <FormGroup sx={{ my: 1, gap: 0.5 }}>
          {words.permissions.map(({ scope, says }) => (
            <FormControlLabel
              key={scope}
              label={says}
              control={
                <Checkbox
                  size="small"
                  checked={!away.includes(scope)}
                  onChange={(_, checked) =>
                    setAway(checked ? away.filter((one) => one !== scope) : [...away, scope])
                  }
                />
              }
            />
          ))}
        </FormGroup>
        {refused.scopes && <FormHelperText>{words.refusals.scopes}</FormHelperText>}
      </FormControl>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {words.proposes}
      </Typography>
      <TextField select fullWidth name="days" label={words.endsAfter} defaultValue={90} helperText=" ">
        {tokenDays.map((days) => (
          <MenuItem key={days} value={days}>
            {words.days[days]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        required
        name="password"
        type="password"
        label={words.password}
        autoComplete="current-password"
        {...said('password')}
      />
      <NotRead what="Whether you have a second step" asked={factor} />
      {withCode && (
        <TextField
          fullWidth
          required
          name="code"
          label={words.code}
          autoComplete="one-time-code"
          {...said('code')}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" color="secondary" disabled={state !== 'open'}>
          {words.connect}
        </Button>
        {back && <Button href={back}>{words.leave}</Button>}
      </Box>
      <Box role="status">{state === 'leaving' && words.leaving}</Box>
    </Box>
  );
}
