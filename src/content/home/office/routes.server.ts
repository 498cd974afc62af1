import { HomeContent, homeKey, StoredHome } from '../home-content.ts';
import { getHome } from '../read-home.ts';
import { updateHome } from '../update-home.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const home = savedRecord<StoredHome>({
  subject: 'home',
  said: ({ content }) => ({ content }),
  read: (ctx) => getHome(ctx),
});
const Home = StoredHome.extend({ etag }).openapi('StaffHome');

export const staffHomeRoutes = [
  staffRoute('texts:read', {
    method: 'get',
    path: '/home',
    summary: 'What the home page says',
    answer: ['The home page', Home],
    handle: async (ctx) => home.withEtag(await getHome(ctx)),
  }),
  staffRoute('texts:edit', {
    method: 'put',
    path: '/home',
    summary: 'Replace what the home page says',
    ifMatch: true,
    body: HomeContent,
    answer: ['Changed', Home],
    handle: (ctx, { ifMatch, body }) =>
      home.saveWithEtag(ctx, { id: homeKey, ifMatch, input: { content: body } }, (ctx) =>
        updateHome(ctx, body),
      ),
  }),
];
