import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { TemplateChoice } from '../choice.ts';
import { languageNames, type Language } from '#kit/language/language.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { colors } from '#kit/office/theme.ts';
import { whatsAppCalls } from './whatsapp-calls.ts';
import type { TemplatesRecord } from './whatsapp-records.ts';

type Event = TemplatesRecord['events'][number];
type Props = {
  event: Event;
  language: Language;
  /** The template of our own name. */
  proposed: { name: string; text: string };
  choice: TemplateChoice;
};

/** By which template an event is told in a language, what stands in its gaps, and what comes of it. */
export function TemplateChoiceForm({ event, language, proposed, choice: saved }: Props) {
  const [choice, setChoice] = useState(saved);
  const [busy, setBusy] = useState(false);
  const change = usePlainChange();
  const { values, fitting, label } = event;
  const of = `${label}, ${languageNames[language]}`;
  const isChanged = JSON.stringify(choice) !== JSON.stringify(saved);
  const text =
    choice.send === 'chosen'
      ? (fitting.find(({ name, code }) => name === choice.name && code === choice.code)?.body ?? '')
      : proposed.text;
  const names = values.map(({ name }) => name);

  function choose(value: string) {
    const template = fitting.find((one) => keyOf(one) === value);
    if (template) {
      const { name, code, variables } = template;
      setChoice({ send: 'chosen', name, code, gaps: names.slice(0, variables) });
    } else
      setChoice({
        send: value === 'nothing' ? 'nothing' : 'proposed',
        name: '',
        code: '',
        gaps: value === 'nothing' ? [] : names,
      });
  }
  async function save() {
    setBusy(true);
    const isSaved = change(whatsAppCalls.choose(event.event, language, choice), 'Saved.');
    if (!(await isSaved)) setBusy(false);
  }
  return (
    <Box role="group" aria-label={of} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Told by"
          value={choice.send === 'chosen' ? keyOf(choice) : choice.send}
          onChange={({ target: { value } }) => choose(value)}
          sx={{ m: 0, minWidth: 0, flex: '1 1 16rem', maxWidth: 420 }}
        >
          <MenuItem value="proposed">As proposed: {proposed.name}</MenuItem>
          {fitting
            .filter(({ name }) => name !== proposed.name)
            .map((one) => (
              <MenuItem key={keyOf(one)} value={keyOf(one)}>
                {one.name}, {one.code}
              </MenuItem>
            ))}
          {choice.send === 'chosen' && !fitting.some((one) => keyOf(one) === keyOf(choice)) && (
            <MenuItem value={keyOf(choice)}>
              {choice.name}, {choice.code}: cannot be sent any more
            </MenuItem>
          )}
          <MenuItem value="nothing">Nothing on WhatsApp: a mail goes</MenuItem>
        </TextField>
        {choice.send === 'chosen' &&
          choice.gaps.map((gap, i) => (
            <TextField
              // Its place is what it is.
              key={i}
              select
              size="small"
              label={`{{${i + 1}}} is`}
              value={gap}
              onChange={({ target: { value } }) => setChoice({ ...choice, gaps: choice.gaps.with(i, value) })}
              sx={{ m: 0, width: 150 }}
            >
              {names.map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          ))}
        {isChanged && (
          <Button
            variant="contained"
            color="secondary"
            disabled={busy}
            aria-label={`Save: ${of}`}
            onClick={() => void save()}
          >
            Save
          </Button>
        )}
      </Box>
      {choice.send === 'nothing' ? (
        <Typography color="text.secondary">
          Whoever has an address gets the mail, also those who agreed to WhatsApp.
        </Typography>
      ) : (
        <Box
          component="figure"
          aria-label={`What a customer would read: ${of}`}
          lang={language}
          sx={{
            m: 0,
            px: 1.5,
            py: 1,
            maxWidth: 560,
            overflowWrap: 'anywhere',
            borderRadius: 2,
            border: `1px solid ${colors.line}`,
            bgcolor: 'background.default',
          }}
        >
          {filled(text, choice.gaps, values)}
        </Box>
      )}
    </Box>
  );
}

const keyOf = ({ name, code }: { name: string; code: string }) => `${name} ${code}`;

/** With samples in the gaps. */
const filled = (text: string, gaps: string[], values: Event['values']) =>
  text.replaceAll(/\{\{(\d+)\}\}/g, (gap, i: string) => {
    const name = gaps[Number(i) - 1];
    return values.find((one) => one.name === name)?.sample || gap;
  });
