/** How mail programs begin what they quote, in the languages of India's offices. Each on a line of its own. */
const begins = [
  /^-{2,}\s*(original message|forwarded message|reply message)\s*-{2,}$/i,
  /^_{20,}$/,
  /^(on|le|am|el)\b.{6,200}\b(wrote|a écrit|schrieb|escribió)\s*:$/i,
  /^.{6,200}(ने लिखा|यांनी लिहिले|wrote)\s*:$/i,
];

/** What the first half of such a line says of when that was. */
const hasTime = /\b\d{1,2}[:.]\d{2}\b|\b\d{4}\b/;

/**
 * Parts what somebody wrote from what their mail program quoted below it. What is written between quoted lines stays
 * where it is: there the quotes are the question.
 * @returns `quoted`: empty where nothing stands below
 */
export function foldQuoted(mail: string): { text: string; quoted: string } {
  const lines = mail.replaceAll('\r\n', '\n').split('\n');
  const start = firstQuoted(lines);
  const text = lines.slice(0, start).join('\n').trim();
  // A mail of quotes alone says something by them.
  if (text === '') return { text: lines.join('\n').trim(), quoted: '' };
  return { text, quoted: lines.slice(start).join('\n').trim() };
}

function firstQuoted(lines: string[]): number {
  for (const [i, line] of lines.entries()) {
    const said = line.trim();
    // A program breaks the line "On … wrote:" where it becomes long. A line without a time is somebody's last sentence.
    const joined = hasTime.test(said) ? [said, `${said} ${lines[i + 1]?.trim() ?? ''}`] : [said];
    const begun = begins.some((begin) => joined.some((words) => begin.test(words)));
    // Outlook's head of four lines; a line "From: …" alone may be a sentence of somebody's.
    const isHead = /^from:\s/i.test(said) && /^(sent|date|to|subject):\s/i.test(lines[i + 1]?.trim() ?? '');
    if (begun || isHead) return i;
  }
  let end = lines.length;
  while (end > 0 && (lines[end - 1]?.startsWith('>') || lines[end - 1]?.trim() === '')) end--;
  return end;
}
