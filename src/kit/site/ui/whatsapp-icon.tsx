/** A handset in a speech bubble, in the line weight of the other icons. */
export function WhatsappIcon({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <path d="M3.5 20.5 4.8 16A9 9 0 1 1 8 19.2Z" />
      <path d="M9 8.6c0 3.3 3 6.4 6.4 6.4.9 0 1.4-1.4.9-1.8l-1.6-1.1-1.1.9c-1-.4-2.2-1.6-2.6-2.6l.9-1.1-1.1-1.6C10.4 7.2 9 7.7 9 8.6Z" />
    </svg>
  );
}
