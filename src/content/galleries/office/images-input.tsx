import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Radio, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { PictureDialog } from '#agency/media/office/picture-dialog.tsx';
import { Thumb } from '#agency/media/office/thumb.tsx';
import { firstMessage } from '#kit/office/parts/first-message.ts';
import type { GalleryImageRecord } from './gallery-record.ts';
import { colors } from '#kit/office/theme.ts';

/** The pictures of a gallery: dragged or moved into order, each with caption and category; one of them is the cover. */
export function ImagesInput() {
  const { field } = useInput<GalleryImageRecord[]>({ source: 'images', defaultValue: [] });
  const { field: cover } = useInput<string | null>({ source: 'coverPictureId', defaultValue: null });
  const { errors } = useFormState();
  const { getValues } = useFormContext();
  const [isAdding, setAdding] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const images: GalleryImageRecord[] = field.value ?? [];
  const move = (from: number, to: number) => {
    const moved = images[from];
    if (moved && to >= 0 && to < images.length)
      field.onChange(images.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const coverId = cover.value ?? images[0]?.pictureId;
  const categories = [...new Set(images.map((image) => image.category).filter(Boolean))];
  const refusal = firstMessage(errors.images) ?? firstMessage(errors.coverPictureId);

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0, width: '100%' }}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        Pictures
      </Typography>
      <datalist id="gallery-categories">
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {images.length === 0 && <Typography color="text.secondary">None yet.</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {images.map((image, i) => (
          <Item
            key={image.pictureId}
            image={image}
            place={`Picture ${i + 1}`}
            isCover={image.pictureId === coverId}
            isDragged={dragged === i}
            onCover={() => cover.onChange(image.pictureId)}
            onChange={(changed) => field.onChange(images.with(i, changed))}
            onRemove={() => {
              if (cover.value === image.pictureId) cover.onChange(null);
              field.onChange(images.toSpliced(i, 1));
            }}
            onUp={i > 0 ? () => move(i, i - 1) : undefined}
            onDown={i < images.length - 1 ? () => move(i, i + 1) : undefined}
            onDragStart={() => setDragged(i)}
            onDragEnter={() => {
              if (dragged === null || dragged === i) return;
              move(dragged, i);
              setDragged(i);
            }}
            onDragEnd={() => setDragged(null)}
          />
        ))}
      </Box>
      {refusal && (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      )}
      <Button sx={{ mt: 1 }} variant="outlined" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
        Add pictures
      </Button>
      {isAdding && (
        <PictureDialog
          picked={images.map((image) => image.pictureId)}
          onPick={(picture) =>
            // Several uploads end one after the other: each adds to what is there by then.
            field.onChange([
              ...(getValues('images') as GalleryImageRecord[]),
              { pictureId: picture.id, picture, caption: '', category: '' },
            ])
          }
          onClose={() => setAdding(false)}
        />
      )}
    </Box>
  );
}

type ItemProps = {
  image: GalleryImageRecord;
  place: string;
  isCover: boolean;
  isDragged: boolean;
  onCover: () => void;
  onChange: (image: GalleryImageRecord) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onDragStart: () => void;
  onDragEnter: () => void;
  onDragEnd: () => void;
};

function Item(props: ItemProps) {
  const { image, place, isCover, isDragged, onChange, onUp, onDown } = props;
  const { picture, caption, category } = image;
  return (
    <Box
      component="li"
      onDragEnter={props.onDragEnter}
      onDragOver={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px 1fr auto' },
        gap: 2,
        py: 1.5,
        borderBottom: `1px solid ${colors.line}`,
        opacity: isDragged ? 0.5 : 1,
      }}
    >
      <Box draggable onDragStart={props.onDragStart} onDragEnd={props.onDragEnd} sx={{ cursor: 'grab' }}>
        <Thumb picture={picture} alt="" />
        <Stack direction="row" component="label" sx={{ alignItems: 'center' }}>
          <Radio size="small" checked={isCover} onChange={props.onCover} name="cover" />
          Cover
        </Stack>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <TextField
          label="Caption"
          value={caption}
          onChange={(event) => onChange({ ...image, caption: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 300, 'aria-label': `${place}: caption` } }}
        />
        <TextField
          label="What it shows"
          value={picture.alt}
          error={picture.alt.trim() === ''}
          helperText="For those who cannot see it"
          onChange={(event) => onChange({ ...image, picture: { ...picture, alt: event.target.value } })}
          slotProps={{ htmlInput: { maxLength: 300, 'aria-label': `${place}: what it shows` } }}
        />
        <TextField
          label="Category"
          value={category}
          onChange={(event) => onChange({ ...image, category: event.target.value })}
          slotProps={{
            htmlInput: { maxLength: 40, list: 'gallery-categories', 'aria-label': `${place}: category` },
          }}
        />
      </Box>
      <Stack sx={{ flexDirection: { xs: 'row', sm: 'column' } }}>
        <IconButton size="small" disabled={!onUp} onClick={onUp} aria-label={`${place}: move up`}>
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" disabled={!onDown} onClick={onDown} aria-label={`${place}: move down`}>
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" onClick={props.onRemove} aria-label={`${place}: take out`}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Stack>
    </Box>
  );
}
