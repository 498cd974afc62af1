import { TextInput, type TextInputProps } from 'react-admin';

/** A list that is typed one entry per line. */
export const LinesInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    multiline
    minRows={2}
    format={(lines?: string[]) => lines?.join('\n') ?? ''}
    parse={(text: string) => text.split('\n')}
  />
);

export const withoutBlankLines = (lines: string[]) => lines.map((line) => line.trim()).filter(Boolean);
