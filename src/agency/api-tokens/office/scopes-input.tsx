import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material';
import { useInput } from 'react-admin';
import { groupBy } from '#kit/group-by.ts';
import { lendable, type Permission } from '#kit/permissions.ts';
import { mayI } from '#kit/office/session.ts';

/** What can be lent by whoever sits here, by its noun: `leads` → `leads:read`, `leads:edit` … */
const byNoun = () => groupBy(lendable.filter(mayI), (permission) => permission.split(':')[0] ?? '');

const asRead = (words: string) => words.replaceAll('-', ' ');

/** Which permissions a program is lent, a line for each noun. */
export function ScopesInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<Permission[]>({
    source,
    defaultValue: [],
    validate: (chosen: Permission[]) => (chosen.length === 0 ? 'Choose at least one permission' : undefined),
  });
  const chosen = new Set<Permission>(field.value as Permission[]);
  const toggle = (permission: Permission) =>
    field.onChange(
      chosen.has(permission)
        ? [...chosen].filter((one) => one !== permission)
        : lendable.filter((one) => one === permission || chosen.has(one)),
    );
  return (
    <FormControl component="fieldset" error={fieldState.invalid} sx={{ width: '100%', mb: 1 }}>
      <FormLabel component="legend">What it may do</FormLabel>
      <Box
        sx={{ maxHeight: 280, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5 }}
        role="region"
        aria-label="Permissions"
        tabIndex={0}
      >
        {[...byNoun()].map(([noun, ofNoun]) => (
          <Box
            key={noun}
            role="group"
            aria-label={asRead(noun)}
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '10rem minmax(0, 1fr)' },
              pt: { xs: 1, sm: 0 },
            }}
          >
            <Box component="span" aria-hidden sx={{ lineHeight: '2.375rem' }}>
              {asRead(noun)}
            </Box>
            <FormGroup row>
              {ofNoun.map((permission) => (
                <FormControlLabel
                  key={permission}
                  label={asRead(permission.split(':')[1] ?? '')}
                  control={
                    <Checkbox
                      size="small"
                      checked={chosen.has(permission)}
                      onChange={() => toggle(permission)}
                    />
                  }
                />
              ))}
            </FormGroup>
          </Box>
        ))}
      </Box>
      <FormHelperText>{fieldState.error?.message ?? ' '}</FormHelperText>
    </FormControl>
  );
}
