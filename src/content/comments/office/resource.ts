import CommentsIcon from '@mui/icons-material/ForumOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const comments = defineResource({
  name: 'comments',
  list: 'pages',
  screens: { list: screen(() => import('./comment-list.tsx'), 'CommentList') },
  place: { group: 'Readers', text: 'Comments', icon: CommentsIcon },
  audit: { comment: 'place' },
});
