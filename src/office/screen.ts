import { lazy, type ComponentType } from 'react';

/** A screen that comes when it is opened: `name` is what its file exports. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
