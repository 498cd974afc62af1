import { useLingui } from '@lingui/react/macro';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';

/** Nothing is in the cart yet: an open basket, and where to fill it. */
export const EmptyCart = () => {
  const { t } = useLingui();
  const isTaxed = useTaxed();
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-ink-faint px-5 py-10 text-center">
      <svg
        aria-hidden
        viewBox="0 0 120 88"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="h-24"
      >
        <path d="M24 40h72l-7 36a6 6 0 0 1-6 5H37a6 6 0 0 1-6-5Z" className="fill-marigold" stroke="none" />
        <path d="M16 32h88v8H16zM24 40l7 36a6 6 0 0 0 6 5h46a6 6 0 0 0 6-5l7-36" />
        <path d="M34 32 48 8m38 24L72 8M44 52l2 16m28-16-2 16M60 52v16" />
      </svg>
      <p className="font-head text-h4 font-semibold">{t`Your cart is empty.`}</p>
      <p className="max-w-[25.6em] text-ink-soft">
        {isTaxed
          ? t`Choose from the list below. You pay once for the time you choose, and see GST before you pay.`
          : t`Choose from the list below. You pay once for the time you choose.`}
      </p>
      <a href="#more" className="btn btn-line">
        {t`See what you can add`}
      </a>
    </div>
  );
};
