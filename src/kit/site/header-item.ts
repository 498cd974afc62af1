/** The look of what stands in the header's row: links and the button of the services menu. */
export const headerItem =
  'flex min-h-12 items-center px-1.5 whitespace-nowrap text-[0.9375rem] font-medium text-ink decoration-marigold-deep decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline lg:px-2.5 lg:text-base xl:px-3.5';
