/** Puts text on the clipboard, also where the page is read over plain http. @returns whether it got there */
export async function copyText(text: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- where there is none, the old way follows
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** The old way: a field of its own, which the copy protection leaves alone, beside what was pressed, for dialogs keep the focus. */
function copyFromField(text: string): boolean {
  const pressed = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  (pressed?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  pressed?.focus();
  return copied;
}
