import { createContext, type ComponentType } from 'react';
import type { GetOneParams, SortPayload } from 'react-admin';
import type { Permission } from '#kit/permissions.ts';
import type { Filter } from './list-queries.ts';
import type { ReadList } from './read-records.ts';
import type { Screen } from './screen.ts';

/** The groups of the menu, in its order. */
export const groups = ['Sales', 'Money', 'Prices', 'Website', 'Readers', 'Office'] as const;

/** What the back office must know of one kind of record. */
export type Resource = {
  /** Of its address below `/staff` and of its screens: `coupons`. */
  name: string;
  /** The noun of its permissions; without it `name`. */
  permission: string;
  /** How its list is read: as a whole, page by page, or in its own way. */
  list?: 'whole' | 'pages' | ReadList;
  /** Filter and order as the server takes them, where that is not the filter's own text. */
  query?: (filter: Filter, sort?: SortPayload) => URLSearchParams;
  /** How one record is read; without it by its id. `from list` is for lists that are short and complete. */
  one: 'by id' | 'from list' | 'only one' | ((params: GetOneParams) => Promise<object>);
  /** What a save sends: the whole record (`PUT`), or some of its fields (`PATCH`). */
  writes?: 'whole' | 'fields';
  /** What a form may send, for the server refuses fields it does not know; without it all that the form holds. */
  fields?: string[];
  /** The fields stand under this name, beside what the server says about the record itself. */
  inside?: 'content';
  /** Lists that are typed in one field, an entry a line. */
  typedLists?: string[];
  screens?: Partial<Record<'list' | 'show' | 'edit' | 'create', Screen>>;
  /** The screen that the office opens with; one of all has it. */
  first?: Screen;
  /** Screens at addresses of their own. */
  pages?: Record<string, Screen>;
  /** The field that says which record it is. */
  recordRepresentation?: string;
  /** What its records are called, where the name does not say it. */
  label?: string;
  /** Where it stands in the menu, for those who may read it. */
  place?: {
    group: (typeof groups)[number];
    text: string;
    icon: ComponentType;
    /** What one needs to see it, where that is more than reading. */ needs?: Permission;
    /** The key after `g` that leads there. */ jump?: string;
  };
  /** What can be begun from anywhere. */
  actions?: { text: string; to: string; needs: Permission }[];
  /**
   * By what name the audit writes down what is done to it, as its verbs say it, and where that is looked at: at the record
   * itself, or where they all are.
   */
  audit?: Record<string, 'show' | 'edit' | 'place'>;
};

export const defineResource = (
  resource: Pick<Resource, 'name'> & Partial<Omit<Resource, 'name'>>,
): Resource => ({ permission: resource.name, one: 'by id', ...resource });

/** All of them, for screens that speak of every kind; the frame of the office gives them. */
export const Resources = createContext<Resource[]>([]);
