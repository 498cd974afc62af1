import { Alert, Box, Button, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Title, useGetList, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { v4 } from 'uuid';
import { formErrors } from '#kit/office/http.ts';
import { currentMe, useOwnLeadsOnly } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { useAskBeforeLeaving } from '#kit/office/parts/ask-before-leaving.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import type { ServiceRecord } from '#catalogue/services/office/service-record.ts';
import { FieldInput } from '../../fields/office/field-input.tsx';
import { FieldsNotRead } from '../../fields/office/fields-not-read.tsx';
import { useActiveFields } from '../../fields/office/use-fields.ts';
import { useGoneWith, useStaffChoices } from '../../office/assignees.ts';
import { StaffNotRead } from '../../office/staff-not-read.tsx';
import { handSources, type HandSource } from '../new-lead.ts';
import { handCalls } from './hand-calls.ts';
import { PeopleFound } from './people-found.tsx';

const nothing = { phone: '', name: '', email: '', company: '', service: '', message: '' };
type Field = keyof typeof nothing;

/** Somebody is on the phone, or at the door: the number first, which shows whether we know them. */
export function NewLeadPage() {
  // From a message that was nobody's: who wrote it, and how.
  const [begun] = useSearchParams();
  const mailId = begun.get('mail');
  const [first] = useState(() => ({
    ...nothing,
    ...Object.fromEntries([...begun].filter(([key]) => key in nothing)),
  }));
  const [typed, setTyped] = useState(first);
  const fields = useActiveFields();
  const [custom, setCustom] = useState<Record<string, string | null>>({});
  const came = begun.get('source');
  const [source, setSource] = useState<HandSource>(
    came !== null && came in handSources ? (came as HandSource) : 'Call',
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  // Names this writing: a second click files nobody twice.
  const [key] = useState(() => v4());
  useAskBeforeLeaving(typed !== first && !busy);
  const people = useStaffChoices();
  const ownOnly = useOwnLeadsOnly();
  const goneWith = useGoneWith();
  const services = useGetList<ServiceRecord>('services');
  const notify = useNotify();
  const navigate = useNavigate();
  const myId = currentMe()?.id ?? '';
  const assignedTo = chosen ?? (people.some(({ id }) => id === myId) ? myId : '');

  async function run(call: () => Promise<string>, did: string) {
    if (busy) return;
    setBusy(true);
    try {
      const id = await call();
      // Somebody may have said meanwhile whose it is.
      if (mailId) await handCalls.place(mailId, id).catch(() => {});
      notify(did, { type: 'success' });
      void navigate(showPath('leads', id));
    } catch (error) {
      setErrors(formErrors(error));
      setBusy(false);
    }
  }
  const save = () =>
    run(
      async () => (await handCalls.add({ ...typed, key, source, custom, assignedTo: assignedTo || null })).id,
      'The lead is filed.',
    );
  const addTo = (id: string) =>
    run(async () => {
      await handCalls.touch(id, { key, source, message: typed.message });
      return id;
    }, 'Noted on the lead that was there.');

  const set = (field: Field, value: string) => {
    setTyped({ ...typed, [field]: value });
    setErrors(({ [field]: _mended, form: _form, ...others }) => others);
  };
  const field = (name: Field, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={({ target }) => set(name, target.value)}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      {...more}
    />
  );

  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title="New lead" />
      <CardContent>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {field('phone', 'Phone', {
            type: 'tel',
            autoFocus: true,
            autoComplete: 'off',
            slotProps: { htmlInput: { maxLength: 40 } },
          })}
          <PeopleFound
            phone={typed.phone}
            onAdd={addTo}
            onFill={(name, email) =>
              setTyped({ ...typed, name: typed.name || name, email: typed.email || email })
            }
          />
          {field('name', 'Name', { autoComplete: 'off', slotProps: { htmlInput: { maxLength: 120 } } })}
          <NotRead what="The services" asked={services} />
          <Pair>
            <TextField
              select
              label="How they came"
              value={source}
              onChange={({ target }) => setSource(target.value as HandSource)}
              helperText={
                handSources[source].spoken ? 'Counts as answered' : 'Waits for an answer, with its clock'
              }
            >
              {Object.keys(handSources).map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <Combobox
              freeSolo
              options={(services.data ?? [])
                .filter(({ status }) => status === 'Active')
                .map(({ name }) => name)}
              inputValue={typed.service}
              onInputChange={(_event, value) => set('service', value)}
              renderInput={(params) => <TextField {...params} label="Service" />}
            />
          </Pair>
          {field('message', 'What they want', {
            multiline: true,
            minRows: 2,
            slotProps: { htmlInput: { maxLength: 4000 } },
          })}
          <Pair>
            {field('email', 'E-mail', { type: 'email', autoComplete: 'off' })}
            {field('company', 'Company', {
              autoComplete: 'off',
              slotProps: { htmlInput: { maxLength: 120 } },
            })}
          </Pair>
          <FieldsNotRead />
          {fields.length > 0 && (
            <Pair>
              {fields.map((one) => (
                <FieldInput
                  key={one.id}
                  field={one}
                  value={custom[one.id]}
                  error={errors[`custom.${one.id}`]}
                  onChange={(value) => {
                    setCustom({ ...custom, [one.id]: value });
                    setErrors(({ [`custom.${one.id}`]: _mended, form: _form, ...others }) => others);
                  }}
                />
              ))}
            </Pair>
          )}
          <StaffNotRead />
          <TextField
            select
            label="Assigned to"
            value={assignedTo}
            onChange={({ target }) => setChosen(target.value)}
            error={Boolean(errors.assignedTo)}
            helperText={errors.assignedTo ?? (goneWith(assignedTo) && 'You will not see this lead yourself')}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            {!ownOnly && <MenuItem value="">By the rules</MenuItem>}
            {people.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {errors.form && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {errors.form}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
            <Button type="submit" variant="contained" color="secondary" disabled={busy}>
              Save the lead
            </Button>
            <Button onClick={() => void navigate(-1)}>Cancel</Button>
          </Stack>
        </form>
      </CardContent>
    </Card>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
);
