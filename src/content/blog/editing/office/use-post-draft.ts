import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors } from '#kit/office/http.ts';
import { useAskBeforeLeaving } from '#kit/office/parts/ask-before-leaving.tsx';
import { postCalls } from '../../office/post-calls.ts';
import type { PostFields, PostRecord } from '../../office/post-record.ts';

const pauseMs = 1_500;

/** `unsaved`: waits for a pause in the typing, or for the button. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'refused';

/**
 * A post as it is being written. Drafts save themselves when the typing pauses; what readers can see already is saved
 * only when asked, and drafts too while a colleague writes. One save at a time: what is typed meanwhile follows in the next one.
 * @param onTaken what a colleague wrote has become part of it, and has to be shown
 */
export function usePostDraft(
  loaded: PostRecord,
  { savesItself, onTaken }: { savesItself: boolean; onTaken: (post: PostRecord) => void },
) {
  const [post, setPost] = useState(loaded);
  const [state, setState] = useState<SaveState>('saved');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const changed = useRef<Partial<PostFields>>({});
  const etag = useRef(loaded.etag);
  const running = useRef<Promise<boolean> | null>(null);

  /** @returns whether everything is safe on the server */
  const save = useCallback(async (): Promise<boolean> => {
    while (running.current) if (!(await running.current)) return false;
    const change = changed.current;
    if (Object.keys(change).length === 0) return true;
    changed.current = {};
    setState('saving');
    const run = send(loaded.id, change, etag.current);
    running.current = run.then((outcome) => outcome.ok);
    const outcome = await run;
    running.current = null;
    if (outcome.ok) {
      etag.current = outcome.post.etag;
      setErrors({});
      setRefusal(null);
      if (outcome.isMerged) onTaken(outcome.post);
      setPost((shown) => ({ ...outcome.post, ...pickFields(shown) }));
      setState(Object.keys(changed.current).length > 0 ? 'unsaved' : 'saved');
      return true;
    }
    changed.current = { ...change, ...changed.current };
    setErrors(outcome.errors);
    setRefusal(outcome.message);
    setState('refused');
    return false;
  }, [loaded.id, onTaken]);

  const set = useCallback((change: Partial<PostFields>, shown: Partial<PostRecord> = {}) => {
    changed.current = { ...changed.current, ...change };
    setPost((before) => ({ ...before, ...change, ...shown }));
    setState('unsaved');
  }, []);

  useEffect(() => {
    if (state !== 'unsaved' || post.status !== 'draft' || !savesItself) return;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [state, post, save, savesItself]);

  const waitsForPause = state !== 'refused' && post.status === 'draft' && savesItself;
  useAskBeforeLeaving(state !== 'saved' && !waitsForPause);
  const saveNow = useEffectEvent(() => {
    if (waitsForPause) void save();
  });
  useEffect(() => () => saveNow(), []);

  /** Takes over what another call has made of the post. */
  const take = useCallback(
    (next: PostRecord) => {
      const isTheirs = next.etag !== etag.current;
      etag.current = next.etag;
      setPost(next);
      if (isTheirs) onTaken(next);
    },
    [onTaken],
  );

  /** It is gone: nothing of it is saved any more, and the way on asks nothing. */
  const forget = useCallback(() => {
    changed.current = {};
    flushSync(() => setState('saved'));
  }, []);

  return { post, state, errors, refusal, set, save, take, forget };
}
export type PostDraft = ReturnType<typeof usePostDraft>;

async function send(id: string, change: Partial<PostFields>, etag: string) {
  let isMerged = false;
  try {
    const post = await postCalls.change(id, change, etag, () => (isMerged = true));
    return { ok: true as const, post, isMerged };
  } catch (error) {
    return {
      ok: false as const,
      message: error instanceof Error ? error.message : 'It was not saved.',
      errors: fieldErrors(error) ?? {},
    };
  }
}

const typed = [
  'title', 'slug', 'blocks', 'authorName', 'category', 'tags', 'isFeatured', 'actionType', 'actionValue', 'seoTitle', 'seoDescription',
  'image1', 'image1Id', 'image2', 'image2Id',
] as const satisfies (keyof PostRecord)[]; // prettier-ignore

/** What is on the screen stays: somebody may be typing it. */
const pickFields = (post: PostRecord) =>
  Object.fromEntries(typed.map((field) => [field, post[field]])) as Pick<PostRecord, (typeof typed)[number]>;
