import { useLingui } from '@lingui/react/macro';
import { Heart, PartyPopper, Sparkles, ThumbsUp, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchReactions, postReaction, type Reactions as State } from '../../wire/client.ts';
import type { ReactionType } from '../../post.ts';
import { choose } from './reaction-state.ts';

const kinds: [type: ReactionType, label: string, icon: LucideIcon][] = [
  ['like', /*i18n*/ 'Like', ThumbsUp],
  ['love', /*i18n*/ 'Love', Heart],
  ['wow', /*i18n*/ 'Wow', Sparkles],
  ['celebrate', /*i18n*/ 'Celebrate', PartyPopper],
];

/** Four reactions, one for each reader. The count moves at once; the server has the last word. */
export function Reactions({ slug }: { slug: string }) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<State | null>(null);
  const [failed, setFailed] = useState(false);
  const line = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    fetchReactions(slug).then(setState, () => {});
  }, [slug]);

  function press(type: ReactionType) {
    if (!state || state.mine === type) return;
    const before = state;
    setFailed(false);
    setState(choose(state, type));
    // One after the other, so that the last choice is also the last to arrive.
    line.current = sendAfter(line.current, type, before);
  }

  async function sendAfter(earlier: Promise<void>, type: ReactionType, before: State) {
    await earlier;
    try {
      const after = await postReaction(slug, type);
      setState((shown) => (shown?.mine === type ? after : shown));
    } catch {
      setState((shown) => (shown?.mine === type ? before : shown));
      setFailed(true);
    }
  }

  return (
    <div role="group" aria-label={t`Your reaction`}>
      <div className="flex flex-wrap gap-2">
        {kinds.map(([type, label, Icon]) => {
          const isMine = state?.mine === type;
          return (
            <button
              key={type}
              type="button"
              disabled={!state}
              aria-pressed={isMine}
              onClick={() => press(type)}
              className={`inline-flex min-h-12 items-center gap-2 rounded-full border-[1.5px] px-3.5 font-semibold ${
                isMine ? 'border-ink bg-marigold' : 'border-line bg-white hover:border-ink'
              }`}
            >
              <Icon aria-hidden className="size-5" />
              {i18n._(label)}
              <span className="min-w-[1ch] tabular-nums">{state?.counts[type]}</span>
            </button>
          );
        })}
      </div>
      <p role="alert" className="text-sm font-medium text-brick not-empty:mt-2">
        {failed && t`Your reaction did not reach us. Please try again!`}
      </p>
    </div>
  );
}
