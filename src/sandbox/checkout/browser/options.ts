/** What a merchant's page gives to `new Razorpay(…)`. Source: Razorpay, web standard checkout. */
export type CheckoutOptions = {
  key: string;
  order_id: string;
  /** Shown nowhere and charged never: the order's amount counts. */
  amount?: number | string;
  currency?: string;
  name?: string;
  description?: string;
  image?: string;
  prefill?: { name?: string; email?: string; contact?: string; method?: string };
  notes?: Record<string, string>;
  theme?: { color?: string; backdrop_color?: string };
  readonly?: { name?: boolean; email?: boolean; contact?: boolean };
  hidden?: { email?: boolean; contact?: boolean };
  modal?: {
    ondismiss?: () => void;
    escape?: boolean;
    backdropclose?: boolean;
    confirm_close?: boolean;
    handleback?: boolean;
    animation?: boolean;
  };
  retry?: boolean | { enabled?: boolean };
  /** Seconds until the checkout closes by itself. */
  timeout?: number;
  callback_url?: string;
  redirect?: boolean;
  handler?: (response: Receipt) => void;
};

export type Receipt = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type Failure = {
  error: {
    code: string;
    description: string;
    source: string;
    step: string;
    reason: string;
    metadata: { order_id: string; payment_id: string };
  };
};

/** The frame to the page around it. */
export type FromFrame =
  | { checkout: 'ready' }
  | { checkout: 'paid'; receipt: Receipt; returnUrl: string }
  | { checkout: 'failed'; failure: Failure; returnUrl: string }
  | { checkout: 'dismissed' };

/** The page to the frame. */
export type ToFrame = { checkout: 'open'; options: CheckoutOptions } | { checkout: 'close' };
