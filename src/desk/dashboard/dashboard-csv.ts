import { csvLines } from '#kit/csv.ts';
import type { Dashboard } from './dashboard.ts';

type Figure = [part: string, figure: string, value: number | null];
const rupees = (paise: number) => paise / 100;

/** Every figure of a dashboard by itself; money in rupees. */
function figuresOf({ leads, funnel, bookings, money, renewals, quotations }: Dashboard): Figure[] {
  const figures: Figure[] = [];
  if (leads)
    figures.push(
      ['Leads', 'Received', leads.received],
      ['Leads', 'Answered', leads.answered],
      ['Leads', 'Minutes to the first contact, median', leads.medianMinutes],
      ['Leads', 'Won', leads.won],
      ...leads.bySource.map(({ source, count }): Figure => ['Leads by source', source, count]),
      ...leads.byDay.map(({ day, count }): Figure => ['Leads by day', day, count]),
    );
  if (funnel)
    figures.push(
      ['From visit to order', 'Visits', funnel.visits],
      ['From visit to order', 'Forms begun', funnel.formsBegun],
      ['From visit to order', 'Leads', funnel.leads],
      ['From visit to order', 'Bookings', funnel.bookings],
      ['From visit to order', 'Orders', funnel.orders],
    );
  if (bookings)
    figures.push(
      ['Consultations', 'To come', bookings.confirmed],
      ['Consultations', 'Held', bookings.held],
      ['Consultations', 'No-show', bookings.noShow],
      ['Consultations', 'Cancelled', bookings.cancelled],
    );
  if (money)
    figures.push(
      ['Money', 'Orders', money.orders],
      ['Money', 'Received', rupees(money.receivedPaise)],
      ['Money', 'Refunded', rupees(money.refundedPaise)],
      ['Money', 'GST', rupees(money.gstPaise)],
      ...money.byDay.map(({ day, receivedPaise }): Figure => ['Received by day', day, rupees(receivedPaise)]),
    );
  if (renewals)
    figures.push(['Renewals', 'Terms that ended', renewals.ended], ['Renewals', 'Renewed', renewals.renewed]);
  for (const { state, count, totalPaise } of quotations ?? [])
    figures.push(['Quotations', state, count], ['Quotations, rupees', state, rupees(totalPaise)]);
  return figures;
}

/** What the dashboard shows, as CSV. A day stands beside the day of the same place in the span before. */
export function dashboardCsv(now: Dashboard, before: Dashboard): string {
  const text = (value: number | null | undefined) => String(value ?? '');
  const earlier = Map.groupBy(figuresOf(before), ([part]) => part);
  const lines = [...Map.groupBy(figuresOf(now), ([part]) => part)].flatMap(([part, figures]) =>
    figures.map(([, figure, value], i) => {
      const others = earlier.get(part) ?? [];
      const other = part.endsWith('by day') ? others[i] : others.find(([, name]) => name === figure);
      return [part, figure, text(value), text(other?.[2])];
    }),
  );
  return csvLines([['Part', 'Figure', 'Value', 'In as many days before'], ...lines]);
}
