import { useLingui } from '@lingui/react/macro';
import { Download, ExternalLink, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { myFilePath, type Pin, type Version } from '../project-file.ts';
import { fileSize } from '#agency/media/stored-file.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { NewTabLink } from '#kit/site/ui/new-tab-link.tsx';
import { useLanguage } from '#kit/site/use-language.ts';
import { PinnedPicture } from './pinned-picture.tsx';

type Props = { projectId: string; version: Version; pins: Pin[]; children?: ReactNode };

/** A version as it was shown: the picture with its comments, or the way to it; when it was shown, and its hash. */
export function ShownVersion({ projectId, version, pins, children }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { as, name, note, bytes, address, sha256 } = version;
  const path = myFilePath(projectId, version);
  const at = formatDateTime(new Date(version.at), language);
  const link = 'btn btn-line max-w-full';
  return (
    <>
      {note && <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{note}</p>}
      <div className="mt-3">
        {as === 'picture' && (
          <PinnedPicture src={path} name={name} pins={pins}>
            {children}
          </PinnedPicture>
        )}
        {as === 'pdf' && (
          <NewTabLink href={path} className={link}>
            <FileText aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </NewTabLink>
        )}
        {as === 'file' && (
          <a href={path} download className={link}>
            <Download aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{`${name} (${fileSize(bytes)})`}</span>
          </a>
        )}
        {as === 'address' && (
          <NewTabLink href={address} className={link}>
            <ExternalLink aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{address}</span>
          </NewTabLink>
        )}
      </div>
      {pins.length > 0 && !children && (
        <ol className="mt-3 grid list-decimal gap-1 pl-6">
          {pins.map((pin, i) => (
            // Comments never move once they were sent.
            <li key={i} className="wrap-anywhere">
              {pin.text}
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3 text-sm text-ink-soft">{t`Shown on ${at}`}</p>
      <p data-copyable className="text-sm break-all text-ink-soft">
        SHA-256: {sha256}
      </p>
    </>
  );
}
