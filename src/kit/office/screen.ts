import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type Screen = LazyExoticComponent<ComponentType>;
type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** A screen that comes when it is opened: `name` is what its file exports. */
export const screen = <Name extends string>(load: Load<Name>, name: Name): Screen =>
  lazy(() => loadScreen(load, name));

/** What a screen's file exports. A failed fetch is said in words for people: the browser's own are for programmers. */
export async function loadScreen<Name extends string>(load: Load<Name>, name: Name) {
  try {
    return { default: (await load())[name] };
  } catch (error) {
    throw new Error('This screen did not load. Please check your connection and load the page again.', {
      cause: error,
    });
  }
}
