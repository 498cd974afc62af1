import { About, AboutTexts } from '../about.ts';
import { readAbout } from '../read-about.ts';
import { updateAbout } from '../update-about.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

const about = savedRecord<About>({
  subject: 'about',
  editable: fieldsOf(AboutTexts),
  read: (ctx) => readAbout(ctx),
});
const Texts = About.extend({ etag }).openapi('StaffAbout');

export const staffAboutRoutes = singleDocumentRoutes('about', {
  read: 'texts:read',
  edit: 'texts:edit',
  input: AboutTexts,
  answer: Texts,
  says: {
    get: 'The texts of the About page',
    got: 'Texts',
    put: 'Replace the texts of the About page',
    saved: 'Texts',
  },
  get: readAbout,
  update: updateAbout,
  id: 'about',
  record: about,
});
