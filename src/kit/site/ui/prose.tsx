import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * Plain text as staff write it: a blank line parts paragraphs, lines that begin with "- " are a list, [words](address)
 * is a link. Nothing in it can become anything else, whatever it contains.
 */
export function Prose({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((part, i) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) return null;
    if (lines.every((line) => line.startsWith('- ')))
      return (
        <ul key={i} className="mt-4 max-w-measure list-disc space-y-2 pl-5 marker:text-marigold-deep">
          {lines.map((line, j) => (
            <li key={j}>{withLinks(line.slice(2))}</li>
          ))}
        </ul>
      );
    return (
      <p key={i} className="mt-4 max-w-measure">
        {withLinks(lines.join(' '))}
      </p>
    );
  });
}

function withLinks(text: string): ReactNode[] {
  return text.split(/(\[[^[\]]{1,200}\]\([^()\s]{1,300}\))/).map((piece, i) => {
    const [, words, address = ''] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(piece) ?? [];
    if (!words || !isSafe(address)) return piece;
    if (address.startsWith('/'))
      return (
        <Link key={i} to={address} className="text-link">
          {words}
        </Link>
      );
    return (
      <a key={i} href={address} rel="noopener" className="text-link">
        {words}
      </a>
    );
  });
}

/** Our own pages, other sites, mail and telephone. */
const isSafe = (address: string) => /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(address);
