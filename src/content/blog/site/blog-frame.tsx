import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { matchPath, Outlet, useNavigation } from 'react-router';
import { plainPath } from '#kit/language/language.ts';

/** Around all pages of the blog: says that a post is on its way. */
export default function BlogFrame() {
  const { t } = useLingui();
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && matchPath('/blogs/:slug', plainPath(location.pathname)) !== null;
  return (
    <>
      <output className="fixed inset-x-0 top-20 z-20 grid justify-items-center empty:hidden">
        {isComing && (
          <span className="flex items-center gap-2.5 rounded-full bg-ink px-5 py-2.5 font-semibold text-paper shadow-float">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
            {t`Loading blog...`}
          </span>
        )}
      </output>
      <Outlet />
    </>
  );
}
