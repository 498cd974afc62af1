import BlogIcon from '@mui/icons-material/ArticleOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const posts = defineResource({
  name: 'posts',
  list: 'pages',
  screens: {
    list: screen(() => import('./post-list.tsx'), 'PostList'),
    edit: screen(() => import('../editing/office/post-edit.tsx'), 'PostEdit'),
    create: screen(() => import('../editing/office/post-create.tsx'), 'PostCreate'),
  },
  pages: {
    '/posts/import': screen(() => import('../import/office/import-page.tsx'), 'PostImportPage'),
    '/posts/tags': screen(() => import('../tags/office/rename-tag-page.tsx'), 'RenameTagPage'),
  },
  recordRepresentation: 'title',
  place: { group: 'Readers', text: 'Blog', icon: BlogIcon, jump: 'w' },
  actions: [
    { text: 'Write a blog post', to: '/posts/create', needs: 'posts:edit' },
    { text: 'Import posts from WordPress', to: '/posts/import', needs: 'posts:edit' },
    { text: 'Rename a tag of posts', to: '/posts/tags', needs: 'posts:edit' },
  ],
  audit: { post: 'place' },
});
