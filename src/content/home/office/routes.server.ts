import { HomeContent, homeKey, StoredHome } from '../home-content.ts';
import { getHome } from '../read-home.ts';
import { updateHome } from '../update-home.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

const home = savedRecord<StoredHome>({
  subject: 'home',
  editable: ({ content }) => ({ content }),
  read: (ctx) => getHome(ctx),
});
const Home = StoredHome.extend({ etag }).openapi('StaffHome');

export const staffHomeRoutes = singleDocumentRoutes('home', {
  read: 'texts:read',
  edit: 'texts:edit',
  input: HomeContent,
  answer: Home,
  says: {
    get: 'What the home page says',
    got: 'The home page',
    put: 'Replace what the home page says',
    saved: 'Changed',
  },
  get: getHome,
  update: updateHome,
  id: homeKey,
  fields: (content) => ({ content }),
  record: home,
});
