import { names } from '#kit/wire/names.ts';
import type { LeadForm } from '../../lead.ts';

/** What callers of `POST /inquiry` have always called things. */
export const enquiryNames = names({
  phone: 'mobile',
  service: 'school',
  message: 'remark',
  pageUrl: 'skates_category',
  source: 'parent_name',
});

/** What the form on application development says instead. */
export const applicationNames = names({ service: 'related_service' });

/** What the chat says besides. */
export const chatNames = names({ email: 'gmail', service: 'selected_service' });

/** What `age` is: the e-mail, and on the enquiry page the service. */
export const ageNames = (form: LeadForm) =>
  names(form === 'enquiry' ? ({ service: 'age' } as const) : ({ email: 'age' } as const));
