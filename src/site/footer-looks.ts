/** How the footer's links look, in its still parts and beside them. */
export const footerLink =
  'inline-flex min-h-11 min-w-11 items-center text-sm underline-offset-4 decoration-marigold hover:underline';
