import { v7 } from 'uuid';
import { staff } from '#agency/staff/table.server.ts';
import type { Role } from '#kit/permissions.ts';
import { answerTo, openQuotations, someLines } from '#sales/quotations/wire/test-quotations.ts';
import type { MyProject } from './my-projects.ts';

const password = 'correct-horse-battery';
const [line] = someLines;

/** The whole server with quotations that are accepted, their customers, and staff in browsers. */
export async function openProjects() {
  const site = await openQuotations();

  /** Somebody of the office in a browser. */
  async function staffAs(role: Role) {
    const email = `${role}@example.com`;
    const passwordHash = await site.ctx.passwords.hash(password);
    await site.db.insert(staff).values({ id: v7(), email, name: role, role, passwordHash });
    const visit = site.browser();
    await visit('POST', '/staff/session', { email, password });
    return visit;
  }

  /** A quotation with lines of these titles that its addressee has accepted with a code. */
  async function accepted(email: string, titles: string[]) {
    const lines = titles.map((title) => ({ ...line, title })) as never;
    const offer = await site.sent({ email, address: '1 Lane, Andheri', pincode: '400078', lines });
    const visit = await site.proven(offer.publicId, { email });
    await visit('POST', '/api/quotation-response', answerTo(offer.publicId, { email }));
    return offer;
  }

  /** What somebody sees in their account. */
  const mine = async (visit: ReturnType<typeof site.browser>) =>
    (await visit<{ data: MyProject[] }>('GET', '/api/projects')).body.data;

  return { ...site, staffAs, accepted, mine };
}
export type Projects = Awaited<ReturnType<typeof openProjects>>;
