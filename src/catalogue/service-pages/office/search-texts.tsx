import { useWatch } from 'react-hook-form';
import { Meter, searchRoom } from '#kit/office/parts/meter.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';

/** What search engines show of the page, with how much room is left. */
export function SearchTexts() {
  const title = String(useWatch({ name: 'content.title' }) ?? '');
  const description = String(useWatch({ name: 'content.description' }) ?? '');
  return (
    <>
      <RequiredText source="content.title" label="Title for search engines" />
      <Meter label="Length of the title" used={title.length} room={searchRoom.title} />
      <RequiredText source="content.description" label="Description for search engines" long />
      <Meter label="Length of the description" used={description.length} room={searchRoom.description} />
    </>
  );
}
