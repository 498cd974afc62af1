import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { leads } from '../../table.server.ts';
import { createTestApp } from '#server/test-app.ts';

/** What the form of a service page sends. */
export const onServicePage = {
  name: 'Asha Sample',
  mobile: '9000011111',
  age: 'asha@example.com',
  school: 'Google Ads',
  parent_name: 'Google Ads',
  skates_category: 'http://localhost:3000/google-ads?utm_source=flyer',
  dob: 'Website',
};

/** The texts of an enquiry that was refused, by the keys its caller used. */
export async function errorsOf(response: Response) {
  expect(response.status).toBe(422);
  const body = (await response.json()) as { success: boolean; code: string; errors: Record<string, string> };
  expect(body).toMatchObject({ success: false, code: 'invalid' });
  return body.errors;
}

/** The whole server, and the leads that its answers name. */
export async function openEnquiries() {
  const app = await createTestApp();

  /** What was filed for an enquiry that was taken in. */
  async function leadOf(response: Response) {
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { ok: boolean; id: string };
    expect(answer.ok).toBe(true);
    const [lead] = await app.db.select().from(leads).where(eq(leads.id, answer.id));
    return lead as typeof leads.$inferSelect;
  }

  return { ...app, leadOf };
}
export type Enquiries = Awaited<ReturnType<typeof openEnquiries>>;
