import { enquiryPayload, enquirySources } from '#sales/leads/enquiries/wire/client.ts';

export const visitorOf = (i: number) => `visitor-${i}@example.com`;

const first = [
  'Meera',
  'Arjun',
  'Farah',
  'Joseph',
  'Kavita',
  'Imran',
  'Sunita',
  'Rohan',
  'Lata',
  'Dev',
  'Anjali',
];
const last = [
  'Kale',
  'Nair',
  'Shaikh',
  'Dsouza',
  'Rao',
  'Patil',
  'Iyer',
  'Joshi',
  'Gill',
  'Bose',
  'Menon',
  'Das',
];
const services = ['Website Development', 'Google Ads', 'E-commerce Website', 'Digital Marketing', 'Meta Ads'];
export const nameOf = (i: number) => `${first[i % first.length]} ${last[i % last.length]}`;

/** The i-th of many different, realistic enquiries from the contact page, with its Idempotency-Key. */
export function enquiry(i: number): { key: string; body: string } {
  const payload = enquiryPayload({
    form: 'contact',
    source: enquirySources.contact,
    name: nameOf(i),
    phone: `90000${String(i).padStart(5, '0')}`,
    email: visitorOf(i),
    service: services[i % services.length] ?? '',
    message: `We sell furniture in Thane and need a site with about ${i} products, in Marathi and English.`,
    isHuman: true,
    terms: true,
    consentVersion: 'enquiry-1',
    honeypot: '',
    elapsedMs: 41_000 + i,
    pageUrl: 'http://localhost:3000/contact-us',
    attribution: { referrer: 'https://www.example.com/search', landingPage: '/', utmSource: 'newsletter' },
  });
  return { key: `story-${i}`, body: JSON.stringify(payload) };
}

/** Posts it. @returns the answer's status and id, or null when the connection broke before an answer */
export async function post(url: string, i: number): Promise<{ status: number; id: string } | null> {
  const { key, body } = enquiry(i);
  try {
    const answer = await fetch(`${url}/inquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
    });
    const { id } = (await answer.json()) as { id: string };
    return { status: answer.status, id };
  } catch {
    return null;
  }
}
