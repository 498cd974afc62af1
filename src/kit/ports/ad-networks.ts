/** Port to the networks that show our advertisements. Everything rejects with a CarrierError. */
export type AdNetworks = {
  /** What somebody entered in a lead form of Meta, as its Graph API has it. */
  readMetaLead(input: { leadgenId: string } & MetaKeys): Promise<Record<string, unknown>>;
  /** The page that the token opens. */
  nameOfMetaPage(input: MetaKeys): Promise<string>;
  /** Tells that somebody whom the network brought did something. @returns what it answered */
  tell(account: AdAccount, conversion: ToldConversion): Promise<string>;
  /** What the account is that costs are read from. */
  readAdAccount(account: SpendAccount): Promise<SpendAccountFacts>;
  /** What its campaigns cost on these days; a day on which nothing happened may be missing. */
  readAdSpend(account: SpendAccount, span: DaySpan): Promise<ToldSpend[]>;
};

/** Days as the account counts them, both included. */
export type DaySpan = { from: string; to: string };

/** Whose costs are read, and by which keys. `managerId` and `appSecret` may be ''. */
export type SpendAccount =
  | {
      kind: 'google';
      accountId: string;
      managerId: string;
      developerToken: string;
      clientId: string;
      clientSecret: string;
      refreshToken: string;
    }
  | { kind: 'meta'; accountId: string; accessToken: string; appSecret: string };

export type SpendAccountFacts = { name: string; currency: string; timeZone: string };

/** What a campaign cost on a day. `spendPaise`: in hundredths of the account's currency. */
export type ToldSpend = {
  day: string;
  campaign: string;
  campaignId: string;
  spendPaise: number;
  impressions: number;
  clicks: number;
};

/** A page's token that lives long, and the secret of the app that asks with it. */
export type MetaKeys = { pageToken: string; appSecret: string };

/** `secret`: an access token of Meta, the key file of a service account of Google, the API secret of a stream of GA4. */
export type AdAccount =
  | { kind: 'meta'; pixelId: string; secret: string }
  | { kind: 'google-ads'; customerId: string; actionId: string; secret: string }
  | { kind: 'ga4'; measurementId: string; secret: string };

export type ToldConversion = {
  event: 'lead' | 'qualified' | 'won';
  /** The same for a repeat, and in the browser's own pixel. */
  eventId: string;
  at: Date;
  /** In paise, GST included; null while nobody can tell. */
  valuePaise: number | null;
  person: HashedPerson;
  /** By what a network knows the click or the browser; what is not known is ''. */
  marks: {
    fbp: string;
    fbc: string;
    gaClientId: string;
    gclid: string;
    gbraid: string;
    wbraid: string;
    /** Where the form was sent from, and by which browser. */
    pageUrl: string;
    userAgent: string;
  };
};

/** SHA-256 in hex of what is normalised as each network asks; '' where there is none. */
export type HashedPerson = { email: string; phoneDigits: string; phoneE164: string };
