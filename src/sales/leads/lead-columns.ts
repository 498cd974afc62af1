import { leads } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';

/** What a list shows of a lead; needs the left join on `staff`. */
export const leadColumns = {
  id: leads.id,
  createdAt: leads.createdAt,
  updatedAt: leads.updatedAt,
  name: leads.name,
  phone: leads.phone,
  phoneComplete: leads.phoneComplete,
  email: leads.email,
  service: leads.service,
  message: leads.message,
  plan: leads.plan,
  source: leads.source,
  form: leads.form,
  pageUrl: leads.pageUrl,
  attribution: leads.attribution,
  language: leads.language,
  status: leads.status,
  suspectedBecause: leads.suspectedBecause,
  assignedTo: leads.assignedTo,
  assignedName: staff.name,
  nextFollowUpAt: leads.nextFollowUpAt,
  dueAt: leads.dueAt,
  firstContactAt: leads.firstContactAt,
  escalatedAt: leads.escalatedAt,
};
