import { useLingui } from '@lingui/react/macro';
/** An enquiry lies on the desk: a letter with a tick, a phone about to be picked up. */
export function ArrivedScene() {
  const { t } = useLingui();
  return (
    <svg viewBox="0 0 420 340" aria-hidden className="mx-auto h-auto w-full max-w-md text-ink">
      <path d="M30 340V190a180 180 0 0 1 360 0v150z" className="fill-marigold-tint" />
      <path d="M96 120h228v150a12 12 0 0 1-12 12H108a12 12 0 0 1-12-12z" className="fill-sand-deep" />
      <rect x="122" y="66" width="176" height="170" rx="10" className="fill-white stroke-line" />
      <text x="144" y="106" fontSize="18" fontWeight="700" className="fill-ink font-head">
        {t`New enquiry`}
      </text>
      <text x="144" y="134" fontSize="15" className="fill-ink-soft">
        {t`It is with us.`}
      </text>
      <path d="M96 120v150a12 12 0 0 0 12 12h204a12 12 0 0 0 12-12V120L210 218z" className="fill-marigold" />
      <path d="m98 276 92-76M322 276l-92-76" className="stroke-marigold-deep" strokeWidth="3" />
      <circle cx="306" cy="92" r="34" className="fill-leaf" />
      <path
        d="m291 93 11 11 20-23"
        fill="none"
        className="stroke-white"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 340h420" className="stroke-ink" strokeWidth="4" />
      <path d="M40 340h340v-14a8 8 0 0 0-8-8H48a8 8 0 0 0-8 8z" className="fill-ink" />
    </svg>
  );
}
