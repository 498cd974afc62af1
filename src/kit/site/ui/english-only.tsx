import { Languages } from 'lucide-react';
import { useLanguage } from '../use-language.ts';

/** Says in the reader's language why what follows is in English. Nothing on English pages. */
export function EnglishOnly({ words, className }: { words: string; className: string }) {
  if (useLanguage() === 'en') return null;
  return (
    <p className={`flex items-center gap-2 text-ink-soft ${className}`}>
      <Languages aria-hidden className="size-5 shrink-0" />
      {words}
    </p>
  );
}
