import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { Block } from '../../post-blocks.ts';

/** Puts a picture or a video in, and the cursor behind it: it would stay chosen, and the next letter replace it. */
export function putBlock(editor: Editor, block: Block) {
  editor
    .chain()
    .focus()
    .insertContent(block)
    .command(({ tr, state }) => {
      if (!(tr.selection instanceof NodeSelection)) return true;
      const { to } = tr.selection;
      const paragraph = state.schema.nodes.paragraph?.create();
      if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph);
      tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1)));
      return true;
    })
    .run();
}
