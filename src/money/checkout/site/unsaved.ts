/** A form whose fields somebody may have filled in without saving: what leads on saves them first. */
export type Unsaved<Saved> = {
  /** Whether anything was changed in it. */
  isTyped: boolean;
  /** As its own button does it. @returns null where it says what is missing or wrong, with the focus there */
  save: () => Promise<Saved | null>;
};
