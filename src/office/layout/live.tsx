import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import type { QuotationState } from '#sales/quotations/quotation.ts';
import { currentMe, mayI } from '#kit/office/session.ts';
import { atMostEvery } from './at-most-every.ts';
import {
  openLine,
  type LineState,
  type LiveLead,
  type LiveMessage,
  type LivePayment,
  type LiveQuotation,
} from './line.ts';

type Live = {
  line: LineState;
  arrived: LiveLead[];
  failed: LiveMessage[];
  answered: LiveQuotation[];
  /** Leads that wait too long, where it is one's own business. */
  late: LiveLead[];
  /** Orders that were paid, payments to look at, refunds that are asked for. */
  money: LivePayment[];
  seen(): void;
};
const LiveContext = createContext<Live>({
  line: 'connecting',
  arrived: [],
  failed: [],
  answered: [],
  late: [],
  money: [],
  seen() {},
});
export const useLive = () => useContext(LiveContext);

/** However many news come, the screen is loaded again at most this often. */
const refreshMs = 500;

/** What of a quotation deserves a word: its addressee has answered. */
const answers: QuotationState[] = ['accepted', 'rejected', 'countered'];

/** Who should have answered hears first, then the owners. */
function isMyLate({ change, assignedTo }: LiveLead) {
  const me = currentMe();
  if (change === 'escalated') return mayI('lead-rules:edit');
  return change === 'late' && me !== null && assignedTo === me.id;
}

/** Hears what happens while the office is open, loads again what is shown, and collects what deserves a word. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const refresh = useRefresh();
  const [line, setLine] = useState<LineState>('connecting');
  const [arrived, setArrived] = useState<LiveLead[]>([]);
  const [failed, setFailed] = useState<LiveMessage[]>([]);
  const [answered, setAnswered] = useState<LiveQuotation[]>([]);
  const [late, setLate] = useState<LiveLead[]>([]);
  const [money, setMoney] = useState<LivePayment[]>([]);

  useEffect(() => {
    // The first change is shown at once, those that follow closely together.
    const changes = atMostEvery(refreshMs, refresh);
    const hangUp = openLine({
      onState: setLine,
      onLeads: (leads) => {
        const created = leads.filter(({ change }) => change === 'created');
        if (created.length > 0) setArrived((before) => [...created.toReversed(), ...before].slice(0, 100));
        const waiting = leads.filter(isMyLate);
        if (waiting.length > 0) setLate((before) => [...waiting, ...before].slice(0, 100));
      },
      onMessages: (messages) => {
        const refused = messages.filter(({ status }) => status === 'failed');
        if (refused.length > 0) setFailed((before) => [...refused, ...before].slice(0, 100));
      },
      onQuotations: (quotations) => {
        const news = quotations.filter(({ state }) => answers.includes(state));
        if (news.length > 0) setAnswered((before) => [...news, ...before].slice(0, 100));
      },
      onPayments: (payments) => setMoney((before) => [...payments.toReversed(), ...before].slice(0, 100)),
      onChange: changes.call,
    });
    return () => {
      hangUp();
      changes.stop();
    };
  }, [refresh]);

  const seen = () => {
    setArrived([]);
    setFailed([]);
    setAnswered([]);
    setLate([]);
    setMoney([]);
  };
  return <LiveContext value={{ line, arrived, failed, answered, late, money, seen }}>{children}</LiveContext>;
}
