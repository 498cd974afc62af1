import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type Screen = LazyExoticComponent<ComponentType>;

/** A screen that comes when it is opened: `name` is what its file exports. */
export const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen => lazy<ComponentType>(async () => ({ default: (await load())[name] }));
