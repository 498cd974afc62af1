import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

// It recommends a compiler of its own, which npm leaves out where it runs on Node 20.
process.env.LINGUI_SUPPRESS_BABEL_WARNING = '1';

/**
 * Turns the macros that mark messages into calls, and catalogs into modules. A message keeps its English words in the
 * code, so English pages fetch no catalog. Babel sees only files that import a macro.
 */
export const linguiPlugin = () => [
  lingui({ failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
];
