/** A `ref` for what comes in the place of something that was pressed: the focus, which that had, would be nowhere. */
export const takeFocus = (place: HTMLElement | null) => {
  if (document.activeElement === document.body) place?.focus();
};
