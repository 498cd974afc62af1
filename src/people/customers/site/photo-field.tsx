import { useLingui } from '@lingui/react/macro';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';

/** What the server can read; a phone converts its own format to one of these. */
const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxBytes = 6 * 1024 * 1024;

const photoError = (file: File) => {
  if (!file.type.startsWith('image/')) return /*i18n*/ 'Choose an image file';
  if (!kinds.includes(file.type)) return /*i18n*/ 'Choose a JPEG, PNG, WebP or AVIF image';
  return file.size > maxBytes ? /*i18n*/ 'Choose an image of at most 6 MB' : null;
};

/** Chooses a photo of oneself; image files only. */
export function PhotoField({
  id,
  chosen,
  error,
  onChoose,
}: {
  id: string;
  chosen: File | null;
  error: string | undefined;
  onChoose: (file: File | null, complaint: string | null) => void;
}) {
  const { t } = useLingui();
  const name = chosen?.name;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="min-w-0">
      <input
        ref={input}
        id={id}
        type="file"
        accept={kinds.join(',')}
        className="peer sr-only"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (!file) return;
          const complaint = photoError(file);
          onChoose(complaint ? null : file, complaint);
        }}
      />
      <label
        htmlFor={id}
        className="btn btn-line cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3"
      >
        <ImageUp aria-hidden className="size-5" />
        {chosen ? t`Choose another photo` : t`Choose a photo`}
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft wrap-anywhere">
        {name ? t`${name} will be saved` : t`JPEG, PNG, WebP or AVIF, up to 6 MB`}
      </p>
      <FieldError id={id} text={error} />
    </div>
  );
}
