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

/**
 * The content security policy of a page. Only scripts from our origin, the inline ones named by hash and those of the
 * services that are set up may run.
 * @param scripts extra script sources, e.g. "'sha256-…'"
 */
export function contentSecurityPolicy(scripts = '', outside: OutsideServices = none): string {
  const services = Object.entries(sourcesOf).filter(([name]) => outside[name as keyof OutsideServices]);
  const from = (what: keyof Sources) => services.map(([, sources]) => ` ${sources[what]}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${scripts ? ` ${scripts}` : ''}${from('script')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${from('img')}`,
    ...(services.length > 0 ? [`connect-src 'self'${from('connect')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
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
