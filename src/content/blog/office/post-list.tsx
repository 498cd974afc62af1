import { Chip, Stack } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { postStatuses, type PostStatus } from '../post.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { SampleChip } from '#kit/office/parts/sample.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { editPath } from '#kit/screen-paths.ts';
import { statusLabels, type PostRow } from './post-record.ts';

const Column = DataTable.Col<PostRow>;
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Words of the title" />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={postStatuses.map((id) => ({ id, name: statusLabels[id] }))}
  />,
];

/** All articles, the last begun first. */
export function PostList() {
  const mayEdit = useMay('posts:edit');
  return (
    <RecordTable<PostRow>
      title="Posts"
      nothing="No posts here."
      filters={filters}
      add={mayEdit && { to: '/posts/create', label: 'Write a post' }}
      opens={mayEdit}
      paged
    >
      <Column
        source="title"
        label="Title"
        disableSort
        render={(post) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {mayEdit ? <RowLink to={editPath('posts', post.id)}>{post.title}</RowLink> : post.title}
            {post.isFeatured && <Chip size="small" label="Featured" color="secondary" />}
            {post.isSample && <SampleChip />}
          </Stack>
        )}
      />
      <Column
        source="status"
        label="State"
        disableSort
        render={(post) => <PostChip status={post.status} />}
      />
      <Column source="category" label="Category" disableSort />
      <Column source="authorName" label="Author" disableSort />
      <Column source="views" label="Views" disableSort />
      <Column
        source="publishedAt"
        label="Goes or went out"
        disableSort
        render={(post) => {
          const at = post.publishAt ?? post.publishedAt;
          return at ? <When at={at} /> : '–';
        }}
      />
    </RecordTable>
  );
}

const chipColors = { draft: 'default', scheduled: 'warning', published: 'success' } as const;

export const PostChip = ({ status }: { status: PostStatus }) => (
  <Chip size="small" label={statusLabels[status]} color={chipColors[status]} />
);
