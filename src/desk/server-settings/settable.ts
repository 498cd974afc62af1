import type { GroupKey } from './server-setting.ts';

/** What a setting is called, on the screen and in the environment. `secret`: never shown again once it is saved. */
export type SettableField = {
  name: string;
  label: string;
  secret: boolean;
  /** What may be chosen; without it anything may be typed. */
  choices?: readonly string[];
};

/** What belongs together: it comes from the environment whole, or from here whole. */
export type SettableGroup = {
  key: GroupKey;
  title: string;
  fields: readonly SettableField[];
};

/** Port to what the server can be told while it runs. */
export type SettablePort = {
  groups: readonly SettableGroup[];
  /** What the environment says of this group, by name; null where it says nothing. */
  fromEnvironment(key: GroupKey): Readonly<Record<string, string>> | null;
  /** What is wrong with these values as a whole, by name. None at all are right, but where live mode needs them. */
  faults(key: GroupKey, values: Readonly<Record<string, string>>): Record<string, string>;
};
