import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { Block } from '../../post-blocks.ts';

/** Puts a picture or a video in, and the cursor behind it. */
export function putBlock(editor: Editor, block: Block) {
  editor
    .chain()
    .focus()
    .insertContent(block)
    .command(({ tr }) => {
      stepBehind(tr);
      return true;
    })
    .run();
}

/** The cursor behind what was put in: it would stay chosen, and the next letter replace it. */
export function stepBehind(tr: Transaction): Transaction {
  if (!(tr.selection instanceof NodeSelection)) return tr;
  const { to } = tr.selection;
  const paragraph = tr.doc.type.schema.nodes.paragraph?.create();
  if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1)));
}
