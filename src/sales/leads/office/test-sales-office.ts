import { leads } from '../table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { aLead, openOffice } from '#office/test-office.ts';

export type Task = { id: string; title: string; dueAt: string; doneAt: string | null; assignedName: string };
type Detail = {
  name: string;
  phone: string;
  email: string;
  status: string;
  assignedTo: string | null;
  mergedInto: string | null;
  plan: string;
  valuePaise: number | null;
  nextFollowUpAt: string | null;
  firstContactAt: string | null;
  merges: { leadId: string; name: string }[];
  timeline: { kind: string; data?: Record<string, string>; takenBy?: string | null }[];
  tasks: Task[];
  consents: unknown[];
};
export type SalesOffice = Awaited<ReturnType<typeof openSalesOffice>>;

/** The back office with two people of sales, who file leads (`file` answers with the id) and read them. */
export async function openSalesOffice() {
  const office = await openOffice();
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
  const asha = await office.as('sales', 'Asha');
  const bharat = await office.as('sales', 'Bharat');
  const file = async (over: Parameters<typeof aLead>[0] = {}) => {
    const row = aLead(over);
    await office.db.insert(leads).values(row);
    return row.id as string;
  };
  const read = async (id: string) => (await asha<Detail>('GET', `/leads/${id}`)).body;
  return { office, asha, bharat, file, read };
}

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
