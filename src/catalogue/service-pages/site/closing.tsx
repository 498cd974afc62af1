import type { TextBox } from '../service-page.ts';
import { CallButtons } from './calls.tsx';

/** The last word of a page, with the ways to act on it. */
export function Closing({ closing, service, dark }: { closing: TextBox; service: string; dark?: boolean }) {
  return (
    <section aria-labelledby="closing" className={dark ? 'on-dark bg-ink text-paper' : 'bg-marigold-tint'}>
      <div className="wrap section">
        <h2 id="closing" className="max-w-[13.5em] text-h2">
          {closing.title}
        </h2>
        <p className={`mt-5 max-w-measure text-lead ${dark ? 'text-sand-deep' : ''}`}>{closing.text}</p>
        <CallButtons service={service} {...(dark && { ground: 'dark' as const })} />
      </div>
    </section>
  );
}
