import { useCallback, useEffect, useState } from 'react';
import { isIdle } from '#kit/office/http.ts';
import { useMay } from '#kit/office/session.ts';
import { postCalls, type PostClaim } from '../../office/post-calls.ts';

/** The server lets a colleague in after two minutes of silence. */
const againMs = 20_000;

/**
 * Whether one may write in a post now, or a colleague does; says again and again that one is there, and says goodbye.
 * @returns `isAsked` once it is known, or cannot be: who may only read never asks
 */
export function useClaim(postId: string): {
  claim: PostClaim | null;
  isAsked: boolean;
  takeOver: () => void;
} {
  const mayEdit = useMay('posts:edit');
  const [claim, setClaim] = useState<PostClaim | null>(null);
  const [isAsked, setAsked] = useState(!mayEdit);
  const ask = useCallback(
    (takeOver = false) =>
      // A server out of reach changes nothing: whoever is writing goes on, and saving tells.
      postCalls
        .claim(postId, { active: takeOver || !isIdle(), takeOver })
        .then(setClaim, () => {})
        .finally(() => setAsked(true)),
    [postId],
  );
  useEffect(() => {
    if (!mayEdit) return;
    const leave = () => void postCalls.leave(postId).catch(() => {});
    void ask();
    const timer = setInterval(() => void ask(), againMs);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [ask, mayEdit, postId]);
  return { claim, isAsked, takeOver: () => void ask(true) };
}
