import { useLingui } from '@lingui/react/macro';
import { Picture } from '#agency/media/site/picture.tsx';
import type { Picture as PictureType } from '#agency/media/picture.ts';
import type { CaseView } from './case-view.server.ts';

/** One step of the work, shown on what was there that day, beside what it became. */
export function CaseStep({ shown: { step, stepPicture, phone } }: { shown: CaseView }) {
  const { t } = useLingui();
  if (!step.heading) return null;
  return (
    <section aria-labelledby="step" className="bg-sand">
      <div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <p className="font-semibold text-ink-soft">{t`One step of the work`}</p>
          <h2 id="step" className="mt-2 max-w-[12.2em] text-h2">
            {step.heading}
          </h2>
          <p className="mt-5 max-w-measure text-lead">{step.words}</p>
        </div>
        {stepPicture && (
          <div className="mx-auto grid w-full max-w-md grid-cols-2 items-start gap-5">
            <Screen picture={stepPicture} words={t`That day`} />
            {phone && <Screen picture={phone} words={t`Live today`} />}
          </div>
        )}
      </div>
    </section>
  );
}

const Screen = ({ picture, words }: { picture: PictureType; words: string }) => (
  <figure>
    <div className="overflow-hidden rounded-[clamp(12px,1.6vw,20px)] border-4 border-ink bg-white shadow-lift">
      <Picture
        picture={picture}
        sizes="(min-width: 500px) 14rem, 44vw"
        className="aspect-[390/844] w-full object-cover object-top"
      />
    </div>
    <figcaption className="mt-3 text-center font-semibold">{words}</figcaption>
  </figure>
);
