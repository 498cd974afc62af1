/** What the server's answers look like here: moments are ISO texts. */
export type CartRecord = {
  /** Of the customer. */
  id: string;
  code: string;
  fullName: string;
  email: string;
  phone: string;
  since: string;
  lastAdded: string;
  items: { id: string; title: string; pricePaise: number; available: boolean }[];
  /** When its owner was reminded of it. */
  mailedAt: string[];
  monthPaise: number;
};
