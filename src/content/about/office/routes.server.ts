import { About, AboutTexts } from '../about.ts';
import { readAbout } from '../read-about.ts';
import { updateAbout } from '../update-about.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const about = savedRecord<About>({
  subject: 'about',
  said: fieldsOf(AboutTexts),
  read: (ctx) => readAbout(ctx),
});
const Texts = About.extend({ etag }).openapi('StaffAbout');

export const staffAboutRoutes = [
  staffRoute('texts:read', {
    method: 'get',
    path: '/about',
    summary: 'The texts of the About page',
    answer: ['Texts', Texts],
    handle: async (ctx) => about.withEtag(await readAbout(ctx)),
  }),
  staffRoute('texts:edit', {
    method: 'put',
    path: '/about',
    summary: 'Replace the texts of the About page',
    ifMatch: true,
    body: AboutTexts,
    answer: ['Texts', Texts],
    handle: (ctx, { ifMatch, body }) =>
      about.saveWithEtag(ctx, { id: 'about', ifMatch, input: body }, (ctx) => updateAbout(ctx, body)),
  }),
];
