import { Box, Chip, TextField } from '@mui/material';
import { useGetList, useRefresh } from 'react-admin';
import { request } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useMay } from '#kit/office/session.ts';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import { leadCalls } from '../../office/lead-calls.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import { useChange } from '../../office/use-change.tsx';

export type TagRecord = { id: string; name: string; etag: string };
type Choice = Pick<TagRecord, 'id' | 'name'>;

export const useTags = (): Choice[] => useGetList<TagRecord>('lead-tags').data ?? [];

export const TagsNotRead = () => <NotRead what="The tags" asked={useGetList<TagRecord>('lead-tags')} />;

/** The tags of a lead, where it is only looked at. */
export function TagChips({ tags }: Pick<LeadRecord, 'tags'>) {
  const known = useTags();
  const shown = known.filter(({ id }) => tags.includes(id));
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {shown.map(({ id, name }) => (
        <Chip key={id} label={name} size="small" variant="outlined" />
      ))}
    </Box>
  );
}

/** The tags of a lead: choose some, or write a new one. */
export function LeadTags({ lead }: { lead: LeadRecord }) {
  const known = useTags();
  const change = useChange();
  const refresh = useRefresh();
  const { attempt } = useAttempt();
  const mayMake = useMay('lead-tags:edit');
  const value = known.filter(({ id }) => lead.tags.includes(id));

  async function store(chosen: (Choice | string)[]) {
    const typed = chosen.find((one) => typeof one === 'string')?.trim();
    const same = known.find(({ name }) => name.toLowerCase() === typed?.toLowerCase());
    const ids = chosen.flatMap((one) => (typeof one === 'string' ? [] : [one.id]));
    if (same) ids.push(same.id);
    else if (typed) {
      const isMade = await attempt(async () => {
        const made = await request<{ id: string }>('/lead-tags', { method: 'POST', body: { name: typed } });
        ids.push(made.id);
      });
      if (!isMade) return;
      refresh();
    }
    const addTags = [...new Set(ids)].filter((id) => !lead.tags.includes(id));
    // Only one that stands there can be taken off: on a slow line those of the lead may not have come yet.
    const removeTags = value.map(({ id }) => id).filter((id) => !ids.includes(id));
    if (addTags.length + removeTags.length > 0)
      await change.one(leadCalls.change(lead.id, { addTags, removeTags }), 'Tags are changed.');
  }

  return (
    <>
      <TagsNotRead />
      <Combobox
        multiple
        freeSolo={mayMake}
        size="small"
        options={known}
        value={value}
        getOptionLabel={(one) => (typeof one === 'string' ? one : one.name)}
        isOptionEqualToValue={(a, b) => typeof a !== 'string' && typeof b !== 'string' && a.id === b.id}
        onChange={(_event, chosen) => void store(chosen)}
        renderInput={(params) => (
          <TextField {...params} label="Tags" helperText={mayMake && 'Enter adds a new one'} margin="none" />
        )}
      />
    </>
  );
}
