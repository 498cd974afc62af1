import type { ReactNode } from 'react';

/** Twelve invented clients with a mark each, drawn in one colour so that they stand together. */
export const clientLogos: { name: string; mark: ReactNode; style: string }[] = [
  {
    name: 'Kokum & Kairi',
    mark: <path d="M16 4c7 3 11 9 11 14a11 11 0 0 1-22 0C5 13 9 7 16 4zm0 7v13" />,
    style: 'font-head font-bold',
  },
  { name: 'SAHYARA', mark: <path d="m3 26 9-16 6 9 4-6 7 13z" />, style: 'font-semibold tracking-widest' },
  {
    name: 'nakshi',
    mark: <path d="m16 3 8 9-8 17-8-17zM8 12h16" />,
    style: 'font-head font-bold tracking-tight',
  },
  {
    name: 'Pavbhar Bakes',
    mark: <path d="M5 22a11 9 0 0 1 22 0zM5 27h22M11 12V7M16 11V5M21 12V7" />,
    style: 'font-semibold',
  },
  {
    name: 'Udgam Academy',
    mark: <path d="M3 12 16 5l13 7-13 7zm5 4v8c5 4 11 4 16 0v-8" />,
    style: 'font-head font-semibold',
  },
  {
    name: 'TULSIVAN',
    mark: <path d="M16 29V13M16 19c-7 0-10-4-10-10 7 0 10 4 10 10zm0-5c0-6 3-10 10-10 0 6-3 10-10 10z" />,
    style: 'font-medium tracking-[0.1em]',
  },
  {
    name: 'Musafirana',
    mark: <path d="M4 20 28 5l-7 23-5-9zM16 19 28 5" />,
    style: 'font-head font-bold italic',
  },
  {
    name: 'Patti & Plumb',
    mark: <path d="M16 3v9M10 12h12l-6 17zM8 3h16" />,
    style: 'font-semibold tracking-tight',
  },
  {
    name: 'ZAYKAGHAR',
    mark: <path d="M4 15h24a12 12 0 0 1-24 0zm5-5c0-3 3-3 3-6m4 6c0-3 3-3 3-6" />,
    style: 'font-head font-bold tracking-wide',
  },
  {
    name: 'Harbour Lifts',
    mark: <path d="M5 28h22M9 28V10h14v18M16 3l-5 5h10zM16 14v10" />,
    style: 'font-medium',
  },
  {
    name: 'dhaaga',
    mark: <path d="M16 4a12 12 0 1 0 0 24 9 9 0 0 0 0-18 6 6 0 0 0 0 12 3 3 0 0 0 0-6" />,
    style: 'font-head font-bold text-[1.3em] leading-none',
  },
  {
    name: 'Arogya Lane',
    mark: (
      <path d="M16 28C8 22 4 17 4 12a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 10-12 16zM10 15h4l2-4 2 7 2-3h3" />
    ),
    style: 'font-semibold',
  },
];

export function ClientLogo({ name, mark, style }: (typeof clientLogos)[number]) {
  return (
    <span className="inline-flex flex-col items-center gap-1.5 text-center text-ink-soft sm:flex-row sm:gap-3">
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className="size-8 shrink-0"
      >
        {mark}
      </svg>
      <span className={`text-base whitespace-nowrap lg:text-h4 ${style}`}>{name}</span>
    </span>
  );
}
