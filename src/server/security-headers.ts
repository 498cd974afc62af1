import { videoFrames } from '#content/blog/video.ts';

/** Outside services that a page may measure with, as the owner has set them up. */
export type OutsideServices = { googleAnalytics: boolean; metaPixel: boolean };

type Sources = { script: string; img: string; connect: string };

/** What each service loads and where it reports to. Sources: Google's and Meta's guides to content security policies. */
const sourcesOf: Record<keyof OutsideServices, Sources> = {
  googleAnalytics: {
    script: 'https://*.googletagmanager.com',
    img: 'https://*.google-analytics.com https://*.googletagmanager.com',
    connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  },
  metaPixel: {
    script: 'https://connect.facebook.net',
    img: 'https://www.facebook.com',
    connect: 'https://www.facebook.com https://connect.facebook.net',
  },
};

const none: OutsideServices = { googleAnalytics: false, metaPixel: false };

const razorpay = {
  script: 'https://checkout.razorpay.com https://cdn.razorpay.com',
  frame: 'https://api.razorpay.com https://checkout.razorpay.com',
  connect: 'https://api.razorpay.com https://lumberjack.razorpay.com',
  img: 'https://cdn.razorpay.com',
};

/** What the payment gateway's checkout needs; a sandbox elsewhere is one origin. */
function checkoutSources(script: string | null) {
  if (!script) return null;
  const { origin } = new URL(script);
  if (origin === 'https://checkout.razorpay.com') return razorpay;
  return { script: origin, frame: origin, connect: origin, img: origin };
}

/** Where browsers tell what a page's policy refused. */
export const cspReportPath = '/csp-reports';

type PageSources = {
  /** Hashes of the inline scripts, e.g. `'sha256-…'`. */
  scripts?: string;
  /** Hashes of the inline styles; without them, as in the back office, any may stand there. */
  styles?: string | null;
  outside?: OutsideServices;
  /** The payment gateway's script, on pages that open its checkout. It writes styles of its own. */
  checkoutScript?: string | null;
  /** Whether the page plays videos of other companies. */
  videos?: boolean;
};

/**
 * The content security policy of a page. Only scripts from our origin, the inline ones named by hash and those of the
 * services that are set up may run.
 */
export function contentSecurityPolicy({
  scripts = '',
  styles = null,
  outside = none,
  checkoutScript = null,
  videos = false,
}: PageSources = {}): string {
  const services = Object.entries(sourcesOf)
    .filter(([name]) => outside[name as keyof OutsideServices])
    .map(([, sources]) => sources);
  const checkout = checkoutSources(checkoutScript);
  const frames = [checkout?.frame, videos && videoFrames].filter(Boolean).join(' ');
  const from = (what: keyof Sources) =>
    [...services, ...(checkout ? [checkout] : [])].map((sources) => ` ${sources[what]}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${scripts ? ` ${scripts}` : ''}${from('script')}`,
    `style-src 'self' ${styles === null || checkout ? "'unsafe-inline'" : styles}`.trimEnd(),
    // The office's calendar carries a font of signs in its styles.
    "font-src 'self' data:",
    `img-src 'self' data: blob:${from('img')}`,
    ...(from('connect') ? [`connect-src 'self'${from('connect')}`] : []),
    ...(frames ? [`frame-src 'self' ${frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${checkout ? ` ${checkout.frame}` : ''}`,
    // The old way to name it, for all browsers know it; the new one takes a header of its own and another format.
    `report-uri ${cspReportPath}`,
  ].join('; ');
}

/** Sent with every answer, cached pages included. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
