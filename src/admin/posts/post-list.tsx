import { Card, Chip, Stack, Typography } from '@mui/material';
import { DataTable, List, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { postStatuses, type PostStatus } from '#domain/blog/post.ts';
import { AddButton } from '../parts/add-button.tsx';
import { ListPagination } from '../parts/list-pagination.tsx';
import { ListState } from '../parts/list-state.tsx';
import { When } from '../parts/when.tsx';
import { useMay } from '../session.ts';
import { statusWords, type PostRow } from './post-record.ts';

const Column = DataTable.Col<PostRow>;
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Words of the title" />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={postStatuses.map((id) => ({ id, name: statusWords[id] }))}
  />,
];

/** All articles, the last begun first. */
export function PostList() {
  const mayEdit = useMay('posts:edit');
  return (
    <List<PostRow>
      perPage={25}
      filters={filters}
      actions={mayEdit ? <Actions /> : false}
      pagination={<ListPagination />}
      empty={false}
      title="Posts"
      component="div"
    >
      <ListState
        nothing={
          <Typography sx={{ py: 6, textAlign: 'center' }} color="text.secondary">
            No posts here.
          </Typography>
        }
      >
        <Card sx={{ overflowX: 'auto' }}>
          <DataTable<PostRow> rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
            <Column
              source="title"
              label="Title"
              disableSort
              render={(post) => (
                <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                  <strong>{post.title}</strong>
                  {post.isFeatured && <Chip size="small" label="Featured" color="secondary" />}
                  {post.isSample && <Chip size="small" label="Sample" variant="outlined" />}
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
          </DataTable>
        </Card>
      </ListState>
    </List>
  );
}

const Actions = () => (
  <TopToolbar>
    <AddButton to="/posts/create" label="Write a post" />
  </TopToolbar>
);

const chipColors = { draft: 'default', scheduled: 'warning', published: 'success' } as const;

export const PostChip = ({ status }: { status: PostStatus }) => (
  <Chip size="small" label={statusWords[status]} color={chipColors[status]} />
);
