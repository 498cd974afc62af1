import { data } from 'react-router';
import { noLine } from './attempt.ts';

/**
 * For the `clientAction` of a page whose form the router posts: where no answer comes the page stays, with what was typed, and
 * says so. By itself the router would put the error page in its place.
 * @param kept what the page is told then, with the words for people
 */
export async function keepForm<Answer, Kept>(answer: Promise<Answer>, kept: (notice: string) => Kept) {
  try {
    return await answer;
  } catch (error) {
    // What the server itself refuses or breaks comes as a response, or as an error of another kind.
    if (!(error instanceof TypeError)) throw error;
    return data(kept(noLine), { status: 503 });
  }
}

/** The same for a page that is told the words alone. */
export const keepNotice = <Answer>(answer: Promise<Answer>) => keepForm(answer, (notice) => ({ notice }));
