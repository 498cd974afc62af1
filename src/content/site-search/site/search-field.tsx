import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { mostLetters, searchPath } from '../site-search.ts';

/** Asks what is looked for, and leads to what is found; with or without scripts. */
export function SearchField({ q = '', className = '' }: { q?: string; className?: string }) {
  const { t } = useLingui();
  return (
    <Form role="search" action={searchPath()} className={`flex max-w-xl gap-2 ${className}`}>
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        required
        maxLength={mostLetters}
        enterKeyHint="search"
        aria-label={t`Search this site`}
        placeholder={t`Search this site`}
        className="control min-w-0"
      />
      <button className="btn btn-line shrink-0 px-4" aria-label={t`Search`}>
        <Search aria-hidden className="size-5" />
      </button>
    </Form>
  );
}
